import type { ResponsiveImage } from '@lereng/web-ui';
import { fetchImage } from './fetch-image';

const focusOf = new WeakMap<File, { image_focus_x: number; image_focus_y: number }>();

/** A stored photo as a file that remembers its focus, to be uploaded again. Rejects as `fetchImage`. */
export async function copyPhoto(photo: ResponsiveImage): Promise<File> {
  const file = await fetchImage(photo);
  const { image_focus_x, image_focus_y } = photo;
  if (typeof image_focus_x === 'number' && typeof image_focus_y === 'number') {
    focusOf.set(file, { image_focus_x, image_focus_y });
  }
  return file;
}

/** The focus of such a file as the API takes it; nothing for any other file. */
export const copiedFocus = (file: File) => focusOf.get(file) ?? {};
