import {
  type ApiError,
  badRequest,
  invalid,
  tooLarge,
  unsupportedMediaType,
} from '../common/errors';
import { words } from './words';

export const notAnImage = (): ApiError => invalid(words.notAnImage, { image: words.notAnImage });

export const brokenImage = (): ApiError => invalid(words.brokenImage, { image: words.brokenImage });

export const tooManyPixels = (): ApiError =>
  invalid(words.tooManyPixels, { image: words.tooManyPixels });

export const imageTooLarge = (): ApiError =>
  tooLarge(words.imageTooLarge, { image: words.imageTooLarge });

export const unreadableForm = (): ApiError => badRequest(words.unreadableForm);

export const notAForm = (): ApiError => unsupportedMediaType('multipart/form-data');
