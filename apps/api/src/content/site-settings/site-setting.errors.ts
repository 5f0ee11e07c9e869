import { type ApiError, invalid, notFound } from '../../platform/errors';

export const SETTING_MISSING = 'Pengaturan tidak ditemukan';
export const HOME_IMAGE_NEEDED = 'Silakan pilih gambar untuk diunggah';

export const homeImageNeeded = (): ApiError =>
  invalid(HOME_IMAGE_NEEDED, { image: HOME_IMAGE_NEEDED });
export const settingMissing = (): ApiError => notFound(SETTING_MISSING);
