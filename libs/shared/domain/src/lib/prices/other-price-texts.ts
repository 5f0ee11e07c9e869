import { addDays, consecutiveDays, type CalendarDate } from '../calendar';
import { DAYS_IN_WEEK, hasDay, isOnWeekday, shortDays, weekdaysText, type DaySpan } from '../days';
import { formatRupiah, isReduced } from '../money';
import { PRICE_DAYS, PRICE_SPANS_MAX, type PriceSpan } from './price-span';

/** A price on other days, in words. */
export interface OtherPriceText {
  /** `24 Des–4 Jan`, `Sabtu & Minggu`, `Mulai 5 Jan`. */
  days: string;
  /** `Rp 400.000`. */
  price: string;
  /** Such as `Libur Natal`; null where no price period sets it. */
  name: string | null;
  /** The percent by which a promotion reduces it; null where none does. */
  discount: number | null;
}

interface PricedPackage {
  price: number;
  original_price?: number | null;
  /** Today's, if one applies. */
  promotion: { valid_until: CalendarDate } | null;
  prices: readonly PriceSpan[];
}

/**
 * The prices of other days than `today` that visitors read beside the price. That a promotion ends is said by its last
 * day, so the price after it is left out. No line says more than is so: days of the week name the days between them that
 * have another price, unless that is one line beside them.
 * @param max how many lines there is room for
 */
export function otherPriceTexts(
  pkg: PricedPackage,
  today: CalendarDate,
  max = PRICE_SPANS_MAX,
): OtherPriceText[] {
  const coming = pkg.prices.filter(({ until }) => until > today);
  const base = pkg.original_price ?? pkg.price;
  const end = pkg.promotion?.valid_until ?? null;
  const isAfterPromotion = ({ from, original_price, price }: PriceSpan) =>
    original_price === null && price === base && end !== null && from > end;
  const lines = joined(coming, today).filter((span) => !isAfterPromotion(span));
  const shown = lines.slice(0, max);
  return shown.map((span) => {
    const others = span.gap ? lines.filter((each) => isWithin(each, span.gap)) : [];
    const isClear = others.length <= 1 && others.every((each) => shown.includes(each));
    const but = span.gap && !isClear ? `, kecuali ${shortDays(span.gap.from, span.gap.until)}` : '';
    return {
      days: daysText(span, today) + but,
      price: formatRupiah(span.price),
      name: span.name,
      discount: discountOf(span),
    };
  });
}

/** Of prices so low that rupiah are too coarse for a percent, the nearest one. */
const discountOf = ({ price, original_price }: PriceSpan): number | null =>
  isReduced(price, original_price) ? Math.round((1 - price / original_price) * 100) : null;

/** A line, with the days between its first and last one that have another price. */
type Line = PriceSpan & { gap?: DaySpan };

const isWithin = ({ from, until }: DaySpan, gap: DaySpan | undefined): boolean =>
  gap !== undefined && from >= gap.from && until <= gap.until;

/** Joins spans of the same days of the week where other prices, which have lines of their own, lie between them. */
function joined(spans: readonly PriceSpan[], today: CalendarDate): Line[] {
  const lines: Line[] = [];
  const isListed = (day: CalendarDate) => day <= today || spans.some((span) => hasDay(span, day));
  for (const span of spans) {
    const before = lines.find((line) => span.weekdays.length > 0 && isSameWeekly(line, span));
    const between = before && { ...span, from: before.until, until: span.from };
    const days = between ? daysIn(between) : [];
    if (before && days.every(isListed)) {
      before.gap = gapOf(before, span, spans);
      before.until = span.until;
    } else lines.push({ ...span });
  }
  return lines;
}

/** The other prices on days of a line that lie between two of its spans, with those between its former ones. */
function gapOf(line: Line, next: PriceSpan, spans: readonly PriceSpan[]): DaySpan | undefined {
  const isBetween = (day: CalendarDate) =>
    line.until < day && day < next.from && isOnWeekday(line.weekdays, day);
  const others = spans.filter((span) => daysIn(span).some(isBetween));
  const all = [...(line.gap ? [line.gap] : []), ...others];
  if (all.length === 0) return undefined;
  return {
    from: all.map(({ from }) => from).reduce((one, other) => (one < other ? one : other)),
    until: all.map(({ until }) => until).reduce((one, other) => (one > other ? one : other)),
  };
}

const daysIn = (span: PriceSpan): CalendarDate[] =>
  consecutiveDays(span.from, PRICE_DAYS).filter((day) => hasDay(span, day));

const isSameWeekly = (one: PriceSpan, other: PriceSpan): boolean =>
  one.price === other.price &&
  discountOf(one) === discountOf(other) &&
  one.name === other.name &&
  one.weekdays.join() === other.weekdays.join();

function daysText({ from, until, weekdays }: PriceSpan, today: CalendarDate): string {
  const isOpen = until > addDays(today, PRICE_DAYS - DAYS_IN_WEEK);
  const next = consecutiveDays(addDays(today, 1), DAYS_IN_WEEK);
  const first = next.find((day) => isOnWeekday(weekdays, day));
  const begun = first === undefined || from <= first;
  if (weekdays.length === 0) {
    return isOpen ? `Mulai ${shortDays(from, from)}` : shortDays(from, until);
  }
  const days = weekdaysText(weekdays);
  if (isOpen) return begun ? days : `${days} mulai ${shortDays(from, from)}`;
  return begun ? `${days} sampai ${shortDays(until, until)}` : `${days}, ${shortDays(from, until)}`;
}
