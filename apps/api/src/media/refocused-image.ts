import { buffer } from 'node:stream/consumers';
import type { ImageEntity } from './image.entity';
import type { ImageFocus } from './image-focus';
import { SOURCE_FORMATS } from './image-fields';
import type { ProcessedImage } from './image-pipeline';
import type { ImageProcessor } from './image-processor';
import type { ImageFile, ImageStore } from './store/image-store';

/**
 * A stored image with another focus: its own files, and a new portrait crop. The upload is gone, so the
 * crop is made from the largest version, always the same one: changing the focus again costs nothing.
 *
 * @returns null where a file is missing, as when the image has just been replaced
 * @throws the store's own error
 */
export async function refocusedImage(
  store: ImageStore,
  image: ImageEntity,
  focus: ImageFocus,
  processor: Pick<ImageProcessor, 'cropPortrait'>,
): Promise<ProcessedImage | null> {
  const { id, width, height, widths, placeholder } = image;
  // WebP alone has the transparency of the upload, at a quality like that of the JPEG.
  const largest = `${width}.webp`;
  const names = widths.flatMap((each) => SOURCE_FORMATS.map((format) => `${each}.${format}`));
  const files: ImageFile[] = [];
  for (const name of [...names, `${width}.jpg`]) {
    const file = await store.open(id, name);
    if (!file) return null;
    files.push({ name, bytes: await buffer(file.stream) });
  }
  const source = files.find(({ name }) => name === largest);
  if (!source) throw new Error(`${largest} is no version of image ${id}`);
  const crop = await processor.cropPortrait(source.bytes, focus);
  return {
    width,
    height,
    widths,
    placeholder,
    focus,
    portraitWidths: crop.widths,
    files: [...files, ...crop.files],
  };
}
