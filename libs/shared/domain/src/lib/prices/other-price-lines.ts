import { addDays, consecutiveDays, type CalendarDate } from '../calendar';
import { DAYS_IN_WEEK, hasDay, isOnWeekday, type DaySet, type DaySpan } from '../days';
import { isReduced, type Rupiah } from '../money';
import { PRICE_DAYS, PRICE_SPANS_MAX, type PriceSpan } from './price-span';

/** A price on other days. */
export interface OtherPriceLine extends DaySet {
  from: CalendarDate;
  /** Days within that have other prices and more than one line beside it; null where nothing is to be said of them. */
  except: DaySpan | null;
  /** Rupiah. */
  price: Rupiah;
  /** Such as `Libur Natal`; null where no price period sets it. */
  name: string | null;
  /** The percent by which a promotion reduces it; null where none does. */
  discount: number | null;
}

interface PricedPackage {
  price: number;
  original_price?: number | null;
  /** The promotion that applies today, if there is one. */
  promotion: { valid_until: CalendarDate } | null;
  prices: readonly PriceSpan[];
}

/**
 * The prices of other days than `today` that visitors read beside the price. That a promotion ends is said by its last
 * day, so the price after it is left out. No line says more than is so: days of the week name the days between them that
 * have another price, unless that is one line beside them. With the spans of the example of `otherPrices`:
 *
 *     Sabtu & Minggu: Rp 375.000        (or, if there is room for one line: Sabtu & Minggu, kecuali 24 Des–4 Jan)
 *     24 Des–4 Jan: Rp 400.000
 *
 * @param max how many lines there is room for
 */
export function otherPriceLines(
  pkg: PricedPackage,
  today: CalendarDate,
  max = PRICE_SPANS_MAX,
): OtherPriceLine[] {
  const coming = pkg.prices.filter(({ until }) => until > today);
  const base = pkg.original_price ?? pkg.price;
  const end = pkg.promotion?.valid_until ?? null;
  const isAfterPromotion = ({ from, original_price, price }: PriceSpan) =>
    original_price === null && price === base && end !== null && from > end;
  const lines = linesOf(coming, today).filter((line) => !isAfterPromotion(line));
  const shown = lines.slice(0, max);
  return shown.map((line) => {
    const { name, price, from, weekdays } = line;
    // What holds in the last week of the known days may go on.
    const isOpen = line.until > addDays(today, PRICE_DAYS - DAYS_IN_WEEK);
    const until = isOpen ? null : line.until;
    const except = exceptionOf(line, lines, shown);
    return { from, until, weekdays, except, price, name, discount: discountOf(line) };
  });
}

/** The percent of the discount, rounded: a price of a few rupiah cannot be reduced by exactly that. */
const discountOf = ({ price, original_price }: PriceSpan): number | null =>
  isReduced(price, original_price) ? Math.round((1 - price / original_price) * 100) : null;

/** A span, or several of the same days of the week, with the spans that have those days between them. */
type Line = PriceSpan & { between: PriceSpan[] };

/**
 * Joins spans of the same days of the week where all such days between them have other prices, which have lines of their
 * own: weekends until 20 December and from 9 January on, if those between are in a period from 24 December to 4 January.
 */
function linesOf(spans: readonly PriceSpan[], today: CalendarDate): Line[] {
  const lines: Line[] = [];
  for (const span of spans) {
    const line = lines.find((each) => isSameWeekly(each, span));
    const days = line ? weekdaysBetween(line, span) : [];
    const between = spans.filter((each) => days.some((day) => hasDay(each, day)));
    const isListed = (day: CalendarDate) => between.some((each) => hasDay(each, day));
    if (line && days.every((day) => day <= today || isListed(day))) {
      line.between.push(...between);
      line.until = span.until;
    } else lines.push({ ...span, between: [] });
  }
  return lines;
}

const isSameWeekly = (one: PriceSpan, other: PriceSpan): boolean =>
  one.weekdays.length > 0 &&
  one.price === other.price &&
  discountOf(one) === discountOf(other) &&
  one.name === other.name &&
  one.weekdays.join() === other.weekdays.join();

/** The days of the week of two spans that are after the one and before the other. */
const weekdaysBetween = ({ until, weekdays }: PriceSpan, { from }: PriceSpan): CalendarDate[] =>
  consecutiveDays(until, PRICE_DAYS).filter(
    (day) => until < day && day < from && isOnWeekday(weekdays, day),
  );

/** The days of other prices between those of a line, unless they are one line beside it. */
function exceptionOf(
  { between }: Line,
  lines: readonly Line[],
  shown: readonly Line[],
): DaySpan | null {
  const from = between.map((each) => each.from).sort()[0];
  const until = between
    .map((each) => each.until)
    .sort()
    .at(-1);
  if (from === undefined || until === undefined) return null;
  const others = lines.filter((each) => from <= each.from && each.until <= until);
  const isClear = others.length <= 1 && others.every((each) => shown.includes(each));
  return isClear ? null : { from, until };
}
