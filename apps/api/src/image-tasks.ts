import { cropPortrait, processImage } from './media/image-pipeline';
import type { OgImage } from './og-images/og-image';
import { SharpOgImageRenderer } from './og-images/sharp-og-image-renderer';

const renderer = new SharpOgImageRenderer();

/** All that decodes or encodes pictures. */
export const imageTasks = {
  processImage,
  cropPortrait,
  renderOgImage: (image: OgImage, photo: Buffer | null) => renderer.render(image, photo),
};
