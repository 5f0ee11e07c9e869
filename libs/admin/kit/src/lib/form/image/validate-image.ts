import { LIMITS } from '@lereng/shared-domain';
import { words } from '../../shell/words';
import { HEIC, isPicture } from './prepare-image';

/**
 * Checks what is known of a prepared file on this device; the server decides whether the bytes are an image.
 * @returns the message for one that cannot be sent
 */
export function validateImage(file: File): string | null {
  if (file.type === HEIC) return words.form.heic;
  if (file.size > LIMITS.imageBytes) return words.form.imageTooLarge;
  return isPicture(file) ? null : words.form.notAnImage;
}
