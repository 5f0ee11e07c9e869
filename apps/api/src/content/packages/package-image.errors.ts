import { LIMITS } from '@lereng/shared-domain';
import { type ApiError, invalid, notFound } from '../../platform/errors';

export const NO_IMAGE = 'Foto tidak ditemukan';
export const TOO_MANY_IMAGES = `Foto paling banyak ${LIMITS.packageImagesMax}`;
export const LAST_IMAGE = 'Foto terakhir tidak bisa dihapus';

export const noImage = (): ApiError => notFound(NO_IMAGE);
export const tooManyImages = (): ApiError => invalid(TOO_MANY_IMAGES, { image: TOO_MANY_IMAGES });
export const lastImage = (): ApiError => invalid(LAST_IMAGE);
