import { addDays, consecutiveDays, isoWeekday, type CalendarDate } from '../calendar';
import {
  DAYS_IN_WEEK,
  hasDay,
  ISO_WEEKDAYS,
  isOnWeekday,
  type DaySet,
  type DaySpan,
} from '../days';
import { isReduced, type Rupiah } from '../money';
import { daysAfter, openSpans, type IsClosed } from './lowest-price';
import { PRICE_DAYS, type PriceSpan } from './price-span';

/** A price on other days. */
export interface OtherPriceLine extends DaySet {
  from: CalendarDate;
  /** Days within that have other prices and more than one line beside it; null where nothing is to be said of them. */
  except: DaySpan | null;
  /** Days within on which the venue is closed. */
  closed: ClosedDays;
  /** Rupiah. */
  price: Rupiah;
  /** Such as `Libur Natal`; null where no price period sets it. */
  name: string | null;
  /** Names the name where that is in another language than the reader's. */
  untranslated?: readonly string[] | undefined;
  /** The percent by which a promotion reduces it; null where none does. */
  discount: number | null;
}

/** Days of a line on which the venue is closed: all that are on some days of the week, and others in their order. */
export interface ClosedDays {
  weekdays: readonly number[];
  spans: readonly DaySpan[];
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
 * day, so the price after it is left out, and so is what costs anything else only while the venue is closed. No line says
 * more than is so: days of the week name the days between them that have another price, unless that is one line beside
 * them. With the spans of the example of `otherPrices`:
 *
 *     Sabtu & Minggu: Rp 375.000
 *     24 Des–4 Jan: Rp 400.000
 */
export function otherPriceLines(
  pkg: PricedPackage,
  today: CalendarDate,
  isClosed: IsClosed = () => false,
): OtherPriceLine[] {
  const coming = openSpans(pkg.prices, today, isClosed);
  const lines = linesOf(coming, today, isClosed).filter((line) => !isAfterPromotion(line, pkg));
  return lines.map((line) => {
    const { name, untranslated, price, from, weekdays, between } = line;
    // What holds in the last week of the known days may go on.
    const isOpen = line.until > addDays(today, PRICE_DAYS - DAYS_IN_WEEK);
    const until = isOpen ? null : line.until;
    const except = exceptionOf(line, lines);
    const own = daysAfter(line, today).filter((day) => !between.some((each) => hasDay(each, day)));
    const closed = closedOf(own, isClosed);
    const discount = discountOf(line);
    return { from, until, weekdays, except, closed, price, name, untranslated, discount };
  });
}

function closedOf(days: readonly CalendarDate[], isClosed: IsClosed): ClosedDays {
  const isWeekly = (weekday: number) => {
    const same = days.filter((day) => isoWeekday(day) === weekday);
    return same.length > 1 && same.every(isClosed);
  };
  const weekdays = ISO_WEEKDAYS.filter(isWeekly);
  const spans: DaySpan[] = [];
  for (const day of days) {
    if (!isClosed(day) || weekdays.some((weekday) => weekday === isoWeekday(day))) continue;
    const last = spans.at(-1);
    if (last && addDays(last.until, 1) === day) last.until = day;
    else spans.push({ from: day, until: day });
  }
  return { weekdays, spans };
}

/** Whether there is anything to be said by `otherPriceLines`, which takes a list longer. */
export const hasOtherPrices = (pkg: PricedPackage, today: CalendarDate, isClosed: IsClosed) =>
  openSpans(pkg.prices, today, isClosed).some((span) => !isAfterPromotion(span, pkg));

function isAfterPromotion(
  { from, price, original_price }: PriceSpan,
  { promotion, ...pkg }: PricedPackage,
): boolean {
  const base = pkg.original_price ?? pkg.price;
  return original_price === null && price === base && !!promotion && from > promotion.valid_until;
}

/** The percent of the discount, rounded: a price of a few rupiah cannot be reduced by exactly that. */
const discountOf = ({ price, original_price }: PriceSpan): number | null =>
  isReduced(price, original_price) ? Math.round((1 - price / original_price) * 100) : null;

/** A span, or several of the same days of the week, with the spans that have those days between them. */
type Line = PriceSpan & { between: PriceSpan[] };

/**
 * Joins spans of the same days of the week where all such days between them have other prices, which have lines of their
 * own, or where the venue is closed: weekends until 20 December and from 9 January on, if those between are in a period
 * from 24 December to 4 January.
 */
function linesOf(spans: readonly PriceSpan[], today: CalendarDate, isClosed: IsClosed): Line[] {
  const lines: Line[] = [];
  for (const span of spans) {
    const line = lines.find((each) => isSameWeekly(each, span));
    const days = line ? weekdaysBetween(line, span) : [];
    const between = spans.filter((each) => days.some((day) => hasDay(each, day)));
    const isListed = (day: CalendarDate) => between.some((each) => hasDay(each, day));
    if (line && days.every((day) => day <= today || isListed(day) || isClosed(day))) {
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
function exceptionOf({ between }: Line, lines: readonly Line[]): DaySpan | null {
  const from = between.map((each) => each.from).sort()[0];
  const until = between
    .map((each) => each.until)
    .sort()
    .at(-1);
  if (from === undefined || until === undefined) return null;
  const others = lines.filter((each) => from <= each.from && each.until <= until);
  return others.length <= 1 ? null : { from, until };
}
