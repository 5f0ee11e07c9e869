import { type ApiError, notFound } from '../../platform/errors';

export const NO_ENTRY = 'Riwayat ini tidak ditemukan';
export const NO_ROW = 'Data ini sudah dihapus. Kembalikan dulu dari Sampah.';

export const noEntry = (): ApiError => notFound(NO_ENTRY);
export const noRow = (): ApiError => notFound(NO_ROW);
