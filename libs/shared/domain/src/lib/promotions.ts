import type { CalendarDate } from './calendar';

/** What decides whether a promotion applies, and which one does. */
export interface PromotionTerms {
  id: number;
  /** Whole percent, 1 to 100. */
  discountPercent: number;
  /** The last day on which it applies, in the venue's zone. */
  validUntil: CalendarDate;
}

/**
 * Whether a promotion applies on `today` (the calendar day in the venue's zone): through the whole
 * of its last day. The day on which it begins plays no part, as the venue announces promotions
 * ahead of time.
 */
export function isPromotionActive(
  promotion: Pick<PromotionTerms, 'validUntil'>,
  today: CalendarDate,
): boolean {
  return promotion.validUntil >= today;
}

/**
 * The one promotion that applies on `today` (the calendar day in the venue's zone) of several, or
 * null when none is active: the largest discount wins, then the one that ends last, then the
 * lowest id. The order of the list has no influence.
 */
export function bestPromotion<T extends PromotionTerms>(
  promotions: readonly T[],
  today: CalendarDate,
): T | null {
  let best: T | null = null;
  for (const promotion of promotions) {
    if (!isPromotionActive(promotion, today)) continue;
    if (best === null || isBetter(promotion, best)) best = promotion;
  }
  return best;
}

function isBetter(one: PromotionTerms, other: PromotionTerms): boolean {
  if (one.discountPercent !== other.discountPercent) {
    return one.discountPercent > other.discountPercent;
  }
  if (one.validUntil !== other.validUntil) return one.validUntil > other.validUntil;
  return one.id < other.id;
}
