import type { CalendarDate } from '../calendar';
import { isOnWeekday } from '../days';

/** The part of a promotion that decides whether it applies, and which of several does. */
export interface PromotionTerms {
  id: number;
  /** Whole percent, 1 to 100. */
  discountPercent: number;
  /** The last day, inclusive, in the venue's zone. */
  validUntil: CalendarDate;
  /** The days on which it reduces prices, ISO 8601, 1 is Monday; every day if empty. */
  weekdays: readonly number[];
}

/**
 * Whether a promotion is shown on `today` (the venue's day), including its last day. The first day
 * is ignored: promotions may be advertised ahead, and so are the days of the week.
 */
export function isPromotionActive(
  promotion: Pick<PromotionTerms, 'validUntil'>,
  today: CalendarDate,
): boolean {
  return promotion.validUntil >= today;
}

/**
 * The promotion that applies on `today` (the venue's day), or null: the largest discount, then the
 * latest end, then the lowest id.
 *
 * @param weekday that of the day, where it is known already
 */
export function bestPromotion<T extends PromotionTerms>(
  promotions: readonly T[],
  today: CalendarDate,
  weekday?: number,
): T | null {
  let best: T | null = null;
  for (const promotion of promotions) {
    if (!isPromotionActive(promotion, today)) continue;
    if (!isOnWeekday(promotion.weekdays, today, weekday)) continue;
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

/** The fields of a promotion in responses that decide whether it applies. */
export interface ListedPromotion {
  id: number;
  /** Percent. */
  discount_percent: number;
  valid_until: CalendarDate;
  weekdays: readonly number[];
}

/** The terms of a promotion of a response. */
export function toTerms<Promotion extends ListedPromotion>(promotion: Promotion) {
  const { id, discount_percent, valid_until, weekdays } = promotion;
  return { id, discountPercent: discount_percent, validUntil: valid_until, weekdays, promotion };
}
