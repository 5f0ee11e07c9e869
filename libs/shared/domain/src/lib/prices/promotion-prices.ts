import { consecutiveDays, type CalendarDate } from '../calendar';
import { DAYS_IN_WEEK, hasDay, isOnWeekday } from '../days';
import { discountedPrice, type Rupiah } from '../money';
import type { ListedPromotion } from '../promotions';
import { lastDayOfPrice } from './current-offer';
import type { PackageTerms } from './day-offer';
import { otherPrices } from './other-prices';
import type { PriceSpan } from './price-span';

/** A package as its promotion offers it, in responses: with the prices of days as if the promotion held on each. */
export interface PromotedPackage {
  /** Rupiah that a visitor pays. */
  price: Rupiah;
  /** Rupiah before the discount. */
  original_price: Rupiah;
  /** The days with another base price than the response's, if there are such. */
  prices?: readonly PriceSpan[];
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

/**
 * What a package costs on the next day on which its promotion holds, which may be `today` (the venue's day); null where
 * none is left. The response may be older: its `prices` have the days after that.
 */
export function nextOffer(
  pkg: PromotedPackage,
  { valid_until, weekdays }: PromotionDays,
  today: CalendarDate,
): PromotionOffer | null {
  const day = consecutiveDays(today, DAYS_IN_WEEK).find((each) => isOnWeekday(weekdays, each));
  if (day === undefined || day > valid_until) return null;
  const { price, original_price } = pkg.prices?.find((span) => hasDay(span, day)) ?? pkg;
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
