import { addDays, consecutiveDays, type CalendarDate } from '../calendar';
import { hasDay } from '../days';
import { isReduced, originalPrice, type Rupiah } from '../money';
import { bestPromotion, toTerms, type ListedPromotion } from '../promotions';
import { LISTED_SPANS_MAX, PRICE_DAYS, PRICE_SPANS_MAX, type PriceSpan } from './price-span';

/** The price fields of a package in the API's responses. */
export interface PackagePricing<Promotion extends ListedPromotion> {
  /** Rupiah after the discount. */
  price: Rupiah;
  /** Rupiah before the discount; absent when no promotion applies. */
  original_price?: Rupiah | null;
  /** Percent. */
  discount_percent: number | null;
  promotion: Promotion | null;
  /** Those of a list are the first ones. */
  prices: readonly PriceSpan[];
  /** Of rows in lists: the lowest price of the response's day and those after it. */
  price_from?: Rupiah;
}

/** The current price of a package. */
export interface Offer<Promotion> {
  price: Rupiah;
  /** Rupiah before the discount; null without a discount or when unknown. */
  originalPrice: Rupiah | null;
  /** Percent; null when no promotion applies, or when it is unknown. */
  discountPercent: number | null;
  promotion: Promotion | null;
}

/**
 * The price of a package on `today` (the venue's day), from a response that may be older: its `prices` have the days
 * after that. A base price that is missing is estimated from the reduced one.
 * @param others promotions of the package, of which one may apply by now
 */
export function currentOffer<Promotion extends ListedPromotion>(
  pkg: PackagePricing<Promotion>,
  today: CalendarDate,
  others: readonly Promotion[] = [],
): Offer<Promotion> {
  const span = pkg.prices.find((each) => hasDay(each, today));
  const { price } = span ?? pkg;
  const hasPromotion = span ? span.original_price !== null : pkg.discount_percent !== null;
  if (!hasPromotion) return withoutDiscount(price);
  const own = pkg.promotion && toTerms(pkg.promotion);
  const isOwn = !span && own !== null && bestPromotion([own], today) !== null;
  const terms = isOwn ? [own] : [...(own ? [own] : []), ...others.map(toTerms)];
  const promotion = bestPromotion(terms, today)?.promotion ?? null;
  // A day that is not among the other prices costs as much as today, perhaps without a promotion.
  if (!span && promotion === null) return withoutDiscount(price);
  const discountPercent = promotion && promotion.discount_percent;
  const base = span ? span.original_price : basePriceOf(pkg);
  // `base` is null where the package is free, as no price before the discount can be estimated from 0.
  if (base !== null && !isReduced(price, base)) return withoutDiscount(price);
  return { price, originalPrice: base, discountPercent, promotion };
}

/** Whether a response says the price of a day: it has no more spans than fit, which are those that begin first. */
export function isKnownPrice(
  { prices, price_from }: Pick<PackagePricing<ListedPromotion>, 'prices' | 'price_from'>,
  day: CalendarDate,
): boolean {
  const last = prices[(price_from === undefined ? PRICE_SPANS_MAX : LISTED_SPANS_MAX) - 1];
  return !last || day <= last.from || prices.some((span) => hasDay(span, day));
}

/**
 * The last day on which the price of `today` holds without a break; null where no end is known.
 */
export function priceValidUntil(
  pkg: PackagePricing<ListedPromotion>,
  today: CalendarDate,
): CalendarDate | null {
  const { promotion } = currentOffer(pkg, today);
  const last = lastDayOfPrice((day) => currentOffer(pkg, day).price, today);
  return last ?? (promotion && promotion.valid_until);
}

/** The last day on which a price is that of `today` without a break; null where it stays as far as prices are known. */
export function lastDayOfPrice(
  priceOn: (day: CalendarDate) => Rupiah | null,
  today: CalendarDate,
): CalendarDate | null {
  const price = priceOn(today);
  const other = consecutiveDays(today, PRICE_DAYS + 1).find((day) => priceOn(day) !== price);
  return other === undefined ? null : addDays(other, -1);
}

/** Null without a promotion. */
function basePriceOf({
  price,
  original_price,
  discount_percent,
}: PackagePricing<ListedPromotion>): Rupiah | null {
  return discount_percent === null
    ? null
    : (original_price ?? originalPrice(price, discount_percent));
}

function withoutDiscount(price: Rupiah): Offer<never> {
  return { price, originalPrice: null, discountPercent: null, promotion: null };
}
