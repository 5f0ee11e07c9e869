import { LIMITS, type Rupiah } from '@lereng/shared-domain';

/** A change of many prices by one rule. */
export interface Adjustment {
  /** Whole percent; negative lowers the price. */
  percent: number;
  /** The result is rounded up to a multiple of this amount; 1 leaves it as it is. */
  roundTo: Rupiah;
}

/** A price after an adjustment, within the limits of prices. */
export function adjustedPrice(price: Rupiah, { percent, roundTo }: Adjustment): Rupiah {
  // The product is exact, so only the division rounds.
  const changed = Math.round((price * (100 + percent)) / 100);
  const rounded = Math.ceil(changed / roundTo) * roundTo;
  return Math.min(LIMITS.priceMax, Math.max(LIMITS.priceMin, rounded));
}
