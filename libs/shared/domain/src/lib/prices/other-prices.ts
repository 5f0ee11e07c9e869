import { consecutiveDays, isoWeekday, type CalendarDate } from '../calendar';
import { DAYS_IN_WEEK } from '../days';
import type { Rupiah } from '../money';
import { offersOf, type PackageTerms } from './day-offer';
import { LISTED_SPANS_MAX, PRICE_DAYS, type PriceSpan } from './price-span';

/**
 * The days after `today`, the venue's day, on which the package has another price (D7), grouped by price and period.
 * All of them, in the order of their first days; they share no day. On 27 November 2026, of a package for 350,000 rupiah with two periods:
 *
 *     2026-11-28 to 2026-12-20, on 6 and 7: Akhir Pekan, 375,000
 *     2026-12-24 to 2027-01-04:             Libur Natal, 400,000
 *     2027-01-09 to 2027-03-27, on 6 and 7: Akhir Pekan, 375,000
 */
export function otherPrices(terms: PackageTerms, today: CalendarDate): PriceSpan[] {
  if (terms.periods.length === 0 && terms.promotions.length === 0) return [];
  const dayOffer = offersOf(terms);
  const present = dayOffer(today).price;
  const groups = new Map<string, PriceGroup>();
  let last = null as PriceGroup | null;
  for (const each of daysFrom(today)) {
    const { price, basePrice, promotion, period } = dayOffer(each.day, each.weekday);
    if (price === present) continue;
    const name = period && period.name;
    const before = promotion && basePrice;
    // Most days go on with the price of the day before.
    if (last?.price !== price || last.original_price !== before || last.name !== name) {
      const key: string = `${price} ${before ?? ''} ${name === null ? '' : `of ${name}`}`;
      const untranslated = period?.untranslated;
      last = groups.get(key) ?? { name, untranslated, price, original_price: before, days: [] };
      groups.set(key, last);
    }
    last.days.push(each);
  }
  const spans: PriceSpan[] = [];
  for (const { name, untranslated, price, original_price, days } of groups.values()) {
    const languages = untranslated && { untranslated };
    for (const { from, until, weekdays } of daySets(days)) {
      spans.push({ from, until, weekdays, name, price, original_price, ...languages });
    }
  }
  return spans.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/**
 * What lists have of a package's prices: the next spans, which reach six days at least, and the lowest price in rupiah
 * of all days.
 */
export const listedPrices = (price: Rupiah, spans: readonly PriceSpan[]) => ({
  prices: spans.slice(0, LISTED_SPANS_MAX),
  price_from: Math.min(price, ...spans.map((span) => span.price)),
});

interface PriceGroup extends Pick<PriceSpan, 'name' | 'price' | 'original_price'> {
  readonly untranslated: string[] | undefined;
  readonly days: NumberedDay[];
}

/** A day, and how many days after the first one it is. */
interface NumberedDay {
  readonly number: number;
  readonly day: CalendarDate;
  readonly weekday: number;
}

let lastDays: readonly NumberedDay[] = [];

/** A day and those after it whose prices are known. A list of packages asks for the same ones again and again. */
function daysFrom(today: CalendarDate): readonly NumberedDay[] {
  if (lastDays[0]?.day === today) return lastDays;
  const days = consecutiveDays(today, PRICE_DAYS + 1);
  lastDays = days.map((day, number) => ({ number, day, weekday: isoWeekday(day) }));
  return lastDays;
}

/**
 * Days in their order as sets, which begin with those that follow each other, or with the same days of each week where
 * these are more. Saturdays and Sundays from 5 to 20 December, and the 24th to 26th, are two: 5 to 20 December on 6 and
 * 7, and 24 to 26 December.
 */
function daySets(days: readonly NumberedDay[]): Pick<PriceSpan, 'from' | 'until' | 'weekdays'>[] {
  const sets: ReturnType<typeof daySets> = [];
  for (let at = 0; at < days.length;) {
    const first = days[at] as NumberedDay;
    const isInWeek = ({ number }: NumberedDay) => number < first.number + DAYS_IN_WEEK;
    const week = days.slice(at, at + DAYS_IN_WEEK).filter(isInWeek);
    const run = countEvery(days, at, 1, 1);
    const weekly = countEvery(days, at, week.length, DAYS_IN_WEEK);
    // Only days of the week that occur twice at least are taken for a weekly price.
    const isWeekly = weekly > run && weekly >= 2 * week.length;
    const count = isWeekly ? weekly : run;
    const weekdays = isWeekly ? week.map(({ weekday }) => weekday) : [];
    weekdays.sort((one, other) => one - other);
    sets.push({ from: first.day, until: (days[at + count - 1] ?? first).day, weekdays });
    at += count;
  }
  return sets;
}

/**
 * How many days from a position on belong together: of which each is `step` days after the day `places` positions before
 * it, but for the first ones.
 */
function countEvery(
  days: readonly NumberedDay[],
  from: number,
  places: number,
  step: number,
): number {
  let to = from + places;
  while (
    to < days.length &&
    days[to]?.number === (days[to - places] as NumberedDay).number + step
  ) {
    to += 1;
  }
  return Math.min(to, days.length) - from;
}
