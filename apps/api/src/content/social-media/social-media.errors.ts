import { type ApiError, badRequest } from '../../platform/errors';

export const SOCIAL_MEDIA_NEEDS = 'Platform dan URL harus diisi';

export function platformTaken(platform: string): ApiError {
  const message = `Platform ${platform} sudah ada. Gunakan platform lain.`;
  return badRequest(message, { platform: message });
}
