import { type ApiError, type FieldErrors, invalid } from '../../platform/errors';
import { packagesContent } from '../packages/package.entity';

export const PROMOTION_NEEDS = 'Judul, periode, dan persentase diskon harus diisi';
export const DISCOUNT_RANGE = 'Persentase diskon dari 1 sampai 100';
export const PACKAGES_NEEDED = 'Pilih minimal 1 paket untuk promo';
export const ENDS_BEFORE_START = 'Tanggal berakhir tidak boleh sebelum tanggal mulai';

/** The errors of a promotion that no single field can show. */
export interface PromotionErrors {
  endsBeforeStart: boolean;
  packageMissing: boolean;
}

/** Null where nothing is wrong. */
export function promotionError(errors: PromotionErrors): ApiError | null {
  const fields: FieldErrors = {
    ...(errors.endsBeforeStart && { valid_until: ENDS_BEFORE_START }),
    ...(errors.packageMissing && { package_ids: packagesContent.notFound }),
  };
  const [message] = Object.values(fields);
  return message === undefined ? null : invalid(message, fields);
}
