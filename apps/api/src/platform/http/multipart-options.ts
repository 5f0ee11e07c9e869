import type { ApiError } from '../errors';

/** What a route takes beside texts. */
export interface MultipartOptions {
  /** The one field whose file is read; files in other fields are skipped. */
  fileField: string;
  maxFileBytes: number;
  /** The error for a larger file, or a body that must hold one. */
  tooLarge: () => ApiError;
}
