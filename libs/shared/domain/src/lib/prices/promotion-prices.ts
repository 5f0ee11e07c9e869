import { consecutiveDays, type CalendarDate } from '../calendar';
import { DAYS_IN_WEEK, hasDay, isOnWeekday } from '../days';
import { discountedPrice, type Rupiah } from '../money';
import type { ListedPromotion } from '../promotions';
import { lastDayOfPrice } from './current-offer';
import type { PackageTerms } from './day-offer';
import { otherPrices } from './other-prices';
import { LISTED_SPANS_MAX, type PriceSpan } from './price-span';

/** A package as its promotion offers it, in responses: with the prices of days as if the promotion held on each. */
export interface PromotedPackage {
  /** Rupiah that a visitor pays. */
  price: Rupiah;
  /** Rupiah before the discount. */
  original_price: Rupiah;
  /** The first spans of days with another base price than the response's, if there are such. */
  prices?: readonly PriceSpan[];
  /** On the first day on which the promotion holds, from that of the response on; null where none is left. */
  next_offer?: { date: CalendarDate; price: Rupiah; original_price: Rupiah } | null;
}

/** What a package costs by a promotion alone. */
export interface PromotionOffer {
  /** The next day on which the promotion holds. */
  day: CalendarDate;
  price: Rupiah;
  /** Rupiah before the discount. */
  originalPrice: Rupiah;
}

type PromotionDays = Pick<ListedPromotion, 'valid_until' | 'weekdays'>;

/** The days after `today` on which a package has another base price, with the price that a promotion makes of it. */
export const promotionPrices = (
  terms: Omit<PackageTerms, 'promotions'>,
  discountPercent: number,
  today: CalendarDate,
): PriceSpan[] =>
  otherPrices({ ...terms, promotions: [] }, today).map((span) => ({
    ...span,
    price: discountedPrice(span.price, discountPercent),
    original_price: span.price,
  }));

/** The first day from `today`, the venue's day, on which a promotion holds; null where none is left. */
export function nextPromotionDay(
  { valid_until, weekdays }: PromotionDays,
  today: CalendarDate,
): CalendarDate | null {
  const day = consecutiveDays(today, DAYS_IN_WEEK).find((each) => isOnWeekday(weekdays, each));
  return day === undefined || day > valid_until ? null : day;
}

/**
 * What a package costs on the next day on which its promotion holds, which may be `today` (the venue's day); null where
 * none is left, or where its price is not known. The response may be older: its `prices` have the days after that.
 */
export function nextOffer(
  { next_offer: next, prices = [], ...present }: PromotedPackage,
  promotion: PromotionDays,
  today: CalendarDate,
): PromotionOffer | null {
  const day = nextPromotionDay(promotion, today);
  if (day === null) return null;
  if (next?.date === day) {
    return { day, price: next.price, originalPrice: next.original_price };
  }
  const last = prices[LISTED_SPANS_MAX - 1];
  const span = prices.find((each) => hasDay(each, day));
  if (!span && last && day > last.from) return null;
  const { price, original_price } = span ?? present;
  return { day, price, originalPrice: original_price ?? price };
}

/** The last day on which the price that a promotion makes on `today` holds without a break. */
export function promotionPriceUntil(
  pkg: PromotedPackage,
  promotion: PromotionDays,
  today: CalendarDate,
): CalendarDate {
  const priceOn = (day: CalendarDate) => {
    const next = nextOffer(pkg, promotion, day);
    return next?.day === day ? next.price : null;
  };
  return lastDayOfPrice(priceOn, today) ?? promotion.valid_until;
}
