import type { CalendarDate } from './calendar';
import { originalPrice, type Rupiah } from './money';

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

/** What an answer of the API says about the price of a package. */
export interface PackagePricing<Promotion extends { valid_until: CalendarDate }> {
  /** Rupiah that a visitor pays. */
  price: Rupiah;
  /** Rupiah before the discount; absent unless a promotion applies. */
  original_price?: Rupiah | null;
  /** Percent. */
  discount_percent: number | null;
  promotion: Promotion | null;
}

/** What a package is offered for. */
export interface Offer<Promotion> {
  price: Rupiah;
  /** Rupiah before the discount, or null where there is none, or none that is known. */
  originalPrice: Rupiah | null;
  /** Percent; null where no promotion applies. */
  discountPercent: number | null;
  promotion: Promotion | null;
}

/**
 * What a visitor pays for a package on `today` (the calendar day in the venue's zone), by an answer
 * that may have been made on an earlier day: a promotion that has ended since then falls away, and
 * with it the discount. (One that takes its place comes with the next answer.) An answer that lacks
 * the price before the discount has it reckoned from the reduced one.
 */
export function currentOffer<Promotion extends { valid_until: CalendarDate }>(
  { price, original_price, discount_percent, promotion }: PackagePricing<Promotion>,
  today: CalendarDate,
): Offer<Promotion> {
  if (discount_percent === null || !promotion) {
    return { price, originalPrice: null, discountPercent: null, promotion: null };
  }
  const base = original_price ?? originalPrice(price, discount_percent);
  if (!isPromotionActive({ validUntil: promotion.valid_until }, today)) {
    return { price: base ?? price, originalPrice: null, discountPercent: null, promotion: null };
  }
  return { price, originalPrice: base, discountPercent: discount_percent, promotion };
}
