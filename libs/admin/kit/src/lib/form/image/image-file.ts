import { LIMITS } from '@lereng/shared-domain';
import type { ResponsiveImage } from '@lereng/web-ui';
import { words } from '../../shell/words';

/** For `accept`. Listed individually, so that iPhones convert HEIC to JPEG. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** The type of a picture in the format of iPhones, which few other devices read. */
export const HEIC = 'image/heic';

/** Whether a file can be shown as a picture, as far as its type says; known once it was prepared. */
export const isPicture = ({ type }: File): boolean =>
  type.startsWith('image/') && type !== HEIC && type !== 'image/svg+xml';

/**
 * Checks type and size of a prepared file; the server decides whether the bytes are an image.
 * @returns the message for one that cannot be sent
 */
export function validateImage(file: File): string | null {
  if (file.type === HEIC) return words.form.heic;
  if (file.size > LIMITS.imageBytes) return words.form.imageTooLarge;
  return isPicture(file) ? null : words.form.notAnImage;
}

/** A stored picture as a file, to be uploaded again. Rejects where it cannot be fetched. */
export async function fetchImage({ image_url }: Pick<ResponsiveImage, 'image_url'>): Promise<File> {
  const response = await fetch(image_url);
  if (!response.ok) throw new Error(`${image_url}: ${response.status}`);
  const bytes = await response.blob();
  return new File([bytes], image_url.replace(/^.*\//, ''), { type: bytes.type });
}
