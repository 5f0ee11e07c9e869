import { type ApiError, badRequest } from '../../platform/errors';

export const MENU_CATEGORY_NEEDS = 'Nama harus diisi dengan benar';

export function categoryTaken(name: string): ApiError {
  const message = `Kategori ${name} sudah ada. Gunakan nama lain.`;
  return badRequest(message, { name: message });
}
