import { addDays, consecutiveDays, type CalendarDate } from '../calendar';
import { hasDay } from '../days';
import type { Rupiah } from '../money';
import type { ListedPromotion } from '../promotions';
import { currentOffer, type PackagePricing } from './current-offer';
import { LISTED_SPANS_MAX, PRICE_DAYS, type PriceSpan } from './price-span';

/** Says of a day in the venue's zone whether the venue is closed. */
export type IsClosed = (day: CalendarDate) => boolean;

/** The days of a span after `today`. */
export const daysAfter = (span: PriceSpan, today: CalendarDate): CalendarDate[] =>
  consecutiveDays(span.from > today ? span.from : addDays(today, 1), PRICE_DAYS).filter((day) =>
    hasDay(span, day),
  );

/** The spans with a day after `today` on which the venue is open: nobody pays the price of the others. */
export const openSpans = (
  spans: readonly PriceSpan[],
  today: CalendarDate,
  isClosed: IsClosed,
): PriceSpan[] =>
  spans.filter((span) => span.until > today && !daysAfter(span, today).every(isClosed));

/**
 * The lowest price of a package from `today` on, the venue's day, as far as prices are known, but for the later days on
 * which the venue is closed.
 */
export function lowestPrice(
  pkg: PackagePricing<ListedPromotion>,
  today: CalendarDate,
  isClosed: IsClosed,
): Rupiah {
  const { prices, price_from = Infinity } = pkg;
  const known = openSpans(prices, today, isClosed).map(({ price }) => price);
  // Of the days after those spans that fit into a list, only the lowest price is known.
  const hasMore = prices.length >= LISTED_SPANS_MAX;
  const isOfMore = hasMore && [pkg, ...prices].every(({ price }) => price > price_from);
  return Math.min(currentOffer(pkg, today).price, ...known, isOfMore ? price_from : Infinity);
}
