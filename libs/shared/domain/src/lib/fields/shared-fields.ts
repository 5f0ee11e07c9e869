import { LIMITS } from '../limits';

/** Fields that several kinds have. */
export const NAME = {
  type: 'text',
  label: 'Nama',
  max: LIMITS.nameMax,
  required: true,
  translatable: true,
} as const;
export const TITLE = {
  type: 'text',
  label: 'Judul',
  max: LIMITS.nameMax,
  required: true,
  translatable: true,
} as const;
export const DESCRIPTION = {
  type: 'multiline',
  label: 'Deskripsi',
  max: LIMITS.textMax,
  translatable: true,
} as const;
export const TERMS = {
  type: 'multiline',
  label: 'Syarat & Ketentuan',
  max: LIMITS.textMax,
  translatable: true,
} as const;
export const PRICE = { type: 'rupiah', label: 'Harga', required: true } as const;
export const PRICE_UNIT = {
  type: 'text',
  label: 'Satuan harga',
  max: LIMITS.priceUnitMax,
  translatable: true,
} as const;
export const IMAGE = { type: 'image', label: 'Gambar', required: true } as const;
/** The message for a last day before the first one. */
export const ENDS_BEFORE_START = 'Tanggal berakhir tidak boleh sebelum tanggal mulai';
/** Whether visitors do not see a row. */
export const HIDDEN = { type: 'flag', label: 'Disembunyikan' } as const;
/** Whether and until when a row cannot be had (D2). */
export const SOLD_OUT = {
  sold_out: { type: 'flag', label: 'Habis', apart: true },
  sold_out_until: { type: 'date', label: 'Habis sampai', apart: true },
} as const;
