import {
  type ApiError,
  badRequest,
  BusyError,
  conflict,
  forbidden,
  invalid,
  notFound,
  tooManyRequests,
  unauthorized,
} from '../errors';

export const CREDENTIALS_NEEDED = 'Username dan password diperlukan';

export const SESSION_MISSING = 'Sesi tidak ditemukan';

/** For the API's description of routes that take the password. */
export const PASSWORD_ERRORS = {
  400: 'The password is wrong, or the body cannot be read',
  429: 'Too many failed attempts; `Retry-After` says how long to wait',
} as const;

export const unknownUsername = (): ApiError => notFound('Username tidak ditemukan');

export const wrongPassword = (): ApiError => badRequest('Password salah');

const badField = (field: string, message: string): ApiError =>
  invalid(message, { [field]: message });

export const wrongCurrentPassword = (): ApiError =>
  badField('current_password', 'Password sekarang salah');

export const samePassword = (): ApiError =>
  badField('new_password', 'Password baru harus berbeda dari password sekarang');

/** @param message why, in one sentence */
export const badNewPassword = (message: string): ApiError => badField('new_password', message);

export const notLoggedIn = (): ApiError => unauthorized('Silakan login terlebih dahulu');

export const sessionOver = (): ApiError => unauthorized('Sesi telah berakhir. Silakan login lagi.');

/** For an admin whose role the route does not name. */
export const notAllowed = (): ApiError => forbidden('Akun ini tidak boleh melakukan itu');

/** For an admin who has not changed the password that an owner gave them. */
export const firstPasswordStands = (): ApiError =>
  forbidden('Ganti password pertama Anda terlebih dahulu');

export const ADMIN_MISSING = 'Akun tidak ditemukan';

export const noSuchAdmin = (): ApiError => notFound(ADMIN_MISSING);

export const usernameTaken = (): ApiError => badField('username', 'Username sudah dipakai');

/** Whom the environment names would be made again with the next start. */
export const firstOwnerStays = (): ApiError =>
  conflict('Akun utama tidak dapat dihapus, dan tetap pemilik');

export const notOneself = (): ApiError =>
  conflict('Akun sendiri tidak dapat dihapus, dan perannya tidak dapat diubah');

export const noSuchSession = (): ApiError => notFound(SESSION_MISSING);

/** Where more passwords wait to be checked than can be in a short time. */
export const checksBusy = (): ApiError =>
  new BusyError('Server sedang sibuk memeriksa login. Silakan coba lagi sebentar lagi.');

/** For a login, and for other requests by which a password can be guessed. */
export function tooManyAttempts(milliseconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  return tooManyRequests(`Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`, seconds);
}
