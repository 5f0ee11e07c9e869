import { type ApiError, badRequest, notFound } from '../common/errors';

export const SOCIAL_MEDIA_MISSING = 'Social media tidak ditemukan';
export const SOCIAL_MEDIA_NEEDS = 'Platform dan URL harus diisi';

export const socialMediaMissing = (): ApiError => notFound(SOCIAL_MEDIA_MISSING);

export function platformTaken(platform: string): ApiError {
  const message = `Platform ${platform} sudah ada. Gunakan platform lain.`;
  return badRequest(message, { platform: message });
}
