import { LIMITS } from '@lereng/shared-domain';
import type { MultipartOptions } from '../platform/http/multipart-options';
import { imageTooLarge } from './media.errors';

/** The body of a route that takes an image: texts, and a file in the field `image`. */
export const imageForm: MultipartOptions = {
  fileField: 'image',
  maxFileBytes: LIMITS.imageBytes,
  tooLarge: imageTooLarge,
};
