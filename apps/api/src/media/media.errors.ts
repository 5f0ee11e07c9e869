import { type ApiError, invalid, tooLarge, unavailable } from '../platform/errors';
import { words } from './words';

export const notAnImage = (): ApiError => invalid(words.notAnImage, { image: words.notAnImage });

export const brokenImage = (): ApiError => invalid(words.brokenImage, { image: words.brokenImage });

export const tooManyPixels = (): ApiError =>
  invalid(words.tooManyPixels, { image: words.tooManyPixels });

export const imageTooHeavy = (): ApiError =>
  invalid(words.imageTooHeavy, { image: words.imageTooHeavy });

export const imageTooLarge = (): ApiError =>
  tooLarge(words.imageTooLarge, { image: words.imageTooLarge });

export const imageNotProcessed = (): ApiError => unavailable(words.imageNotProcessed);
