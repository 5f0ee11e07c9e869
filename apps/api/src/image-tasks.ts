import { cropPortrait, makeIcons, measureLogo, processImage } from './media/image-pipeline';
import type { ImageTasks } from './media/image-processor';
import type { OgImageTasks } from './og-images/og-image';
import { SharpOgImageRenderer } from './og-images/sharp-og-image-renderer';

const renderer = new SharpOgImageRenderer();

/** All that decodes or encodes pictures. */
export const imageTasks: ImageTasks & OgImageTasks = {
  processImage,
  cropPortrait,
  makeIcons,
  measureLogo,
  renderOgImage: (image, photo, look) => renderer.render(image, photo, look),
};
