import { type ApiError, invalid, tooLarge, unavailable } from '../platform/errors';
import { words } from './words';

/** An entity's image is no longer the one that was read before the transaction. */
export class ImageReplaced extends Error {}

export const notAnImage = (): ApiError => invalid(words.notAnImage, { image: words.notAnImage });

export const brokenImage = (): ApiError => invalid(words.brokenImage, { image: words.brokenImage });

export const tooManyPixels = (): ApiError =>
  invalid(words.tooManyPixels, { image: words.tooManyPixels });

export const imageTooLarge = (): ApiError =>
  tooLarge(words.imageTooLarge, { image: words.imageTooLarge });

export const imageNotProcessed = (): ApiError => unavailable(words.imageNotProcessed);
