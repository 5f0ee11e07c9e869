import {
  addDays,
  consecutiveDays,
  formatCalendarDate,
  isoWeekday,
  type CalendarDate,
} from '../calendar';
import { formatRupiah, isReduced } from '../money';
import { WEEKDAY_NAMES, WEEKDAYS } from '../venue/weekdays';
import { PRICE_DAYS, PRICE_SPANS_MAX, type PriceSpan } from './price-span';
import { hasDay, isOnWeekday } from './day-span';

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');
const WEEK = 7;

/** Days of the week in words: `Senin–Kamis`, `Sabtu & Minggu`. @param weekdays ISO 8601, 1 is Monday */
export function weekdaysText(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const names = sorted.map((weekday) => WEEKDAY_NAMES[WEEKDAYS[weekday - 1] ?? 'Monday']);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  const isRange = sorted.every((weekday, index) => weekday === (sorted[0] ?? 0) + index);
  if (names.length > 2 && isRange) return `${first}–${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} & ${last}` : first;
}

/** A day of the week in three letters: `Sen`. @param weekday ISO 8601, 1 is Monday */
export const shortWeekday = (weekday: number): string => weekdaysText([weekday]).slice(0, 3);

/** A day of the next ones in words: `Senin, 30 November`. */
export const longDay = (day: CalendarDate): string =>
  `${weekdaysText([isoWeekday(day)])}, ${formatCalendarDate(day).replace(/ \d+$/, '')}`;

/** Days in words, without their year: `24 Des–4 Jan`, `24–26 Des`, `25 Des`. */
export function shortDays(from: CalendarDate, until: CalendarDate): string {
  const [day, month] = [Number(from.slice(8)), MONTHS[Number(from.slice(5, 7)) - 1]];
  const end = `${Number(until.slice(8))} ${MONTHS[Number(until.slice(5, 7)) - 1]}`;
  if (from === until) return end;
  return from.slice(0, 7) === until.slice(0, 7) ? `${day}–${end}` : `${day} ${month}–${end}`;
}

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

interface Days {
  from: CalendarDate;
  until: CalendarDate;
}

/** A line, with the days between its first and last one that have another price. */
type Line = PriceSpan & { gap?: Days };

const isWithin = ({ from, until }: Days, gap: Days | undefined): boolean =>
  gap !== undefined && from >= gap.from && until <= gap.until;

/** Joins spans of the same days of the week where other prices, which have lines of their own, lie between them. */
function joined(spans: readonly PriceSpan[], today: CalendarDate): Line[] {
  const lines: Line[] = [];
  const isListed = (day: CalendarDate) => day <= today || spans.some((span) => hasDay(span, day));
  for (const span of spans) {
    const before = lines.find((line) => span.weekdays.length > 0 && isSameWeekly(line, span));
    const between = before && { ...span, from: before.until, until: span.from };
    const days = between ? daysOf(between) : [];
    if (before && days.every(isListed)) {
      before.gap = gapOf(before, span, spans);
      before.until = span.until;
    } else lines.push({ ...span });
  }
  return lines;
}

/** The other prices on days of a line that lie between two of its spans, with those between its former ones. */
function gapOf(line: Line, next: PriceSpan, spans: readonly PriceSpan[]): Days | undefined {
  const isBetween = (day: CalendarDate) =>
    line.until < day && day < next.from && isOnWeekday(line.weekdays, day);
  const others = spans.filter((span) => daysOf(span).some(isBetween));
  const all = [...(line.gap ? [line.gap] : []), ...others];
  if (all.length === 0) return undefined;
  return {
    from: all.map(({ from }) => from).reduce((one, other) => (one < other ? one : other)),
    until: all.map(({ until }) => until).reduce((one, other) => (one > other ? one : other)),
  };
}

const daysOf = (span: PriceSpan): CalendarDate[] =>
  consecutiveDays(span.from, PRICE_DAYS).filter((day) => hasDay(span, day));

const isSameWeekly = (one: PriceSpan, other: PriceSpan): boolean =>
  one.price === other.price &&
  discountOf(one) === discountOf(other) &&
  one.name === other.name &&
  one.weekdays.join() === other.weekdays.join();

function daysText({ from, until, weekdays }: PriceSpan, today: CalendarDate): string {
  const isOpen = until > addDays(today, PRICE_DAYS - WEEK);
  const first = consecutiveDays(addDays(today, 1), WEEK).find((day) => isOnWeekday(weekdays, day));
  const begun = first === undefined || from <= first;
  if (weekdays.length === 0) {
    return isOpen ? `Mulai ${shortDays(from, from)}` : shortDays(from, until);
  }
  const days = weekdaysText(weekdays);
  if (isOpen) return begun ? days : `${days} mulai ${shortDays(from, from)}`;
  return begun ? `${days} sampai ${shortDays(until, until)}` : `${days}, ${shortDays(from, until)}`;
}
