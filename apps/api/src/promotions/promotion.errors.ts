import { type ApiError, type FieldErrors, invalid, notFound } from '../common/errors';
import { PACKAGE_MISSING } from '../packages/package.errors';

export const PROMOTION_MISSING = 'Promo tidak ditemukan.';
export const PROMOTION_NEEDS = 'Judul, periode, dan persentase diskon harus diisi';
export const DISCOUNT_RANGE = 'Persentase diskon dari 1 sampai 100';
export const PACKAGES_NEEDED = 'Pilih minimal 1 paket untuk promo';
export const ENDS_BEFORE_START = 'Tanggal berakhir tidak boleh sebelum tanggal mulai';

export const promotionMissing = (): ApiError => notFound(PROMOTION_MISSING);

/** What is wrong with a promotion that no field shows by itself. */
export interface PromotionFaults {
  endsBeforeStart: boolean;
  packageMissing: boolean;
}

/** Null where nothing is wrong. */
export function promotionFault(faults: PromotionFaults): ApiError | null {
  const fields: FieldErrors = {
    ...(faults.endsBeforeStart && { valid_until: ENDS_BEFORE_START }),
    ...(faults.packageMissing && { package_ids: PACKAGE_MISSING }),
  };
  const [message] = Object.values(fields);
  return message === undefined ? null : invalid(message, fields);
}
