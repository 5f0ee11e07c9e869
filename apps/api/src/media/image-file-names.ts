import type { ImageEntity } from './image.entity';
import { SOURCE_FORMATS } from './image-fields';

/** The names of all files that the row of an image names, as `processImage` makes them. */
export function imageFileNames({
  width,
  widths,
  portraitCrop,
  portraitWidths,
}: Pick<ImageEntity, 'width' | 'widths' | 'portraitCrop' | 'portraitWidths'>): string[] {
  const names = (prefix: string, each: readonly number[]) =>
    each.flatMap((size) => SOURCE_FORMATS.map((format) => `${prefix}${size}.${format}`));
  const crop = portraitCrop && portraitWidths ? names(`${portraitCrop}-`, portraitWidths) : [];
  return [...names('', widths), `${width}.jpg`, ...crop];
}
