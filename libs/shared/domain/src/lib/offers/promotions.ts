import type { CalendarDate } from '../calendar';
import { discountedPrice, originalPrice, type Rupiah } from '../money';

/** The part of a promotion that decides whether it applies, and which of several does. */
export interface PromotionTerms {
  id: number;
  /** Whole percent, 1 to 100. */
  discountPercent: number;
  /** The last day, inclusive, in the venue's zone. */
  validUntil: CalendarDate;
}

/**
 * Whether a promotion applies on `today` (the venue's day), including its last day. The first day
 * is ignored: promotions may be advertised ahead.
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

/** The price fields of a package in the API's responses. */
export interface PackagePricing<Promotion extends { valid_until: CalendarDate }> {
  /** Rupiah after the discount. */
  price: Rupiah;
  /** Rupiah before the discount; absent when no promotion applies. */
  original_price?: Rupiah | null;
  /** Percent. */
  discount_percent: number | null;
  promotion: Promotion | null;
}

/** The current price of a package. */
export interface Offer<Promotion> {
  price: Rupiah;
  /** Rupiah before the discount; null without a discount or when unknown. */
  originalPrice: Rupiah | null;
  /** Percent; null when no promotion applies. */
  discountPercent: number | null;
  promotion: Promotion | null;
}

/** A promotion of a package as a list of promotions has it. */
interface ListedPromotion {
  id: number;
  discount_percent: number;
  valid_until: CalendarDate;
}

/**
 * The price of a package on `today` (the venue's day), from a response that may be older. Once its
 * promotion has expired, the best of the package's `others` takes over; without any the base price
 * applies. A missing base price is estimated from the reduced one.
 */
export function currentOffer<Promotion extends { valid_until: CalendarDate }>(
  { price, original_price, discount_percent, promotion }: PackagePricing<Promotion>,
  today: CalendarDate,
  others: readonly (Promotion & ListedPromotion)[] = [],
): Offer<Promotion> {
  if (discount_percent === null || !promotion) return withoutDiscount(price);
  const base = original_price ?? originalPrice(price, discount_percent);
  if (isPromotionActive({ validUntil: promotion.valid_until }, today)) {
    return { price, originalPrice: base, discountPercent: discount_percent, promotion };
  }
  const next = bestPromotion(others.map(toTerms), today)?.promotion;
  if (!next || base === null) return withoutDiscount(base ?? price);
  return {
    price: discountedPrice(base, next.discount_percent),
    originalPrice: base,
    discountPercent: next.discount_percent,
    promotion: next,
  };
}

function withoutDiscount(price: Rupiah): Offer<never> {
  return { price, originalPrice: null, discountPercent: null, promotion: null };
}

function toTerms<Promotion extends ListedPromotion>(promotion: Promotion) {
  const { id, discount_percent, valid_until } = promotion;
  return { id, discountPercent: discount_percent, validUntil: valid_until, promotion };
}
