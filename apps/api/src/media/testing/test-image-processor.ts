import { LocalTasks } from '../../platform/tasks';
import { cropPortrait, makeIcons, measureLogo, processImage } from '../image-pipeline';
import { ImageProcessor } from '../image-processor';

/** For specs: the image pipeline in their own process. */
export const testImageProcessor = (): ImageProcessor =>
  new ImageProcessor(
    new LocalTasks(async () => ({ processImage, cropPortrait, makeIcons, measureLogo })),
  );
