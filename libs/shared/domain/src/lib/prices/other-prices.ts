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
  const groups = new Map<string, { price: SpanPrice; days: NumberedDay[] }>();
  consecutiveDays(today, PRICE_DAYS + 1).forEach((day, number) => {
    const { price, basePrice, promotion, period } = dayOffer(day);
    if (price === present) return;
    const ofDay = { name: period && period.name, price, original_price: promotion && basePrice };
    const key = JSON.stringify(ofDay);
    const group = groups.get(key) ?? { price: ofDay, days: [] };
    group.days.push({ number, day });
    groups.set(key, group);
  });
  const spans = [...groups.values()].flatMap(({ price, days }) =>
    daySets(days).map((set) => ({ ...set, ...price })),
  );
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

type SpanPrice = Pick<PriceSpan, 'name' | 'price' | 'original_price'>;

/** A day, and how many days after the first one it is. */
interface NumberedDay {
  readonly number: number;
  readonly day: CalendarDate;
}

/**
 * Days in their order as sets, which begin with those that follow each other, or with the same days of each week where
 * these are more. Saturdays and Sundays from 5 to 20 December, and the 24th to 26th, are two: 5 to 20 December on 6 and
 * 7, and 24 to 26 December.
 */
function daySets(days: readonly NumberedDay[]): Pick<PriceSpan, 'from' | 'until' | 'weekdays'>[] {
  const [first] = days;
  if (!first) return [];
  const week = days.filter(({ number }) => number < first.number + DAYS_IN_WEEK);
  const run = countEvery(days, 1, 1);
  const weekly = countEvery(days, week.length, DAYS_IN_WEEK);
  // Only days of the week that occur twice at least are taken for a weekly price.
  const isWeekly = weekly > run && weekly >= 2 * week.length;
  const count = isWeekly ? weekly : run;
  const weekdays = isWeekly ? week.map(({ day }) => isoWeekday(day)) : [];
  weekdays.sort((one, other) => one - other);
  const until = (days[count - 1] ?? first).day;
  return [{ from: first.day, until, weekdays }, ...daySets(days.slice(count))];
}

/** The length of the longest beginning in which each day is `step` days after the day `places` positions before it. */
function countEvery(days: readonly NumberedDay[], places: number, step: number): number {
  const end = days.findIndex(
    ({ number }, place) => place >= places && number - step !== days[place - places]?.number,
  );
  return end < 0 ? days.length : end;
}
