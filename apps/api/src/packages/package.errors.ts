import { type ApiError, notFound } from '../common/errors';

export const PACKAGE_MISSING = 'Paket tidak ditemukan';
export const NEW_PACKAGE_NEEDS = 'Nama, gambar, dan harga harus diisi dengan benar';
export const PACKAGE_NEEDS = 'Nama dan harga harus diisi dengan benar';

export const packageMissing = (): ApiError => notFound(PACKAGE_MISSING);
