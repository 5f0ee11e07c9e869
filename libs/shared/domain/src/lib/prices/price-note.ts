import { weekdaysText } from '../days';
import { formatRupiah, type Rupiah } from '../money';

/** What a price is for, as responses have it. */
export interface PricedUnit {
  /** Such as `per jip`; null where the owner has not said it. */
  price_unit: string | null;
  /** How many people one unit is for. */
  capacity?: number | null;
}

/** What stands behind a price: `per jip, 4 orang`. Null where nothing is known of it. */
export function priceNote({ price_unit, capacity = null }: PricedUnit): string | null {
  if (capacity === null) return price_unit;
  return price_unit === null ? `untuk ${capacity} orang` : `${price_unit}, ${capacity} orang`;
}

/**
 * What stands behind a price that a promotion reduces on some days: `per jip, 4 orang, Senin–Kamis`. Null where nothing
 * is known of it.
 */
export function offerNote(unit: PricedUnit, weekdays: readonly number[] = []): string | null {
  const notes = [priceNote(unit), weekdaysText(weekdays)].filter(Boolean);
  return notes.length > 0 ? notes.join(', ') : null;
}

/** A price with what it is for: `Rp 350.000 per jip, 4 orang`. Null where either is unknown. */
export function unitPriceText(price: Rupiah | null, unit: PricedUnit): string | null {
  const note = priceNote(unit);
  return price === null || note === null ? null : `${formatRupiah(price)} ${note}`;
}
