import { type ApiError, notFound } from '../common/errors';

export const SLIDE_MISSING = 'Slide tidak ditemukan';
export const NEW_SLIDE_NEEDS = 'Judul dan gambar harus diisi';
export const SLIDE_NEEDS = 'Judul harus diisi';

export const slideMissing = (): ApiError => notFound(SLIDE_MISSING);
