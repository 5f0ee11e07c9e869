import { consecutiveDays, isoWeekday, type CalendarDate } from '../calendar';
import { dayCount, DAYS_IN_WEEK, hasDay, type DaySet } from '../days';
import { discountedPrice, isReduced, type Rupiah } from '../money';
import { bestPromotion, type PromotionTerms } from '../promotions';
import { PRICE_DAYS, PRICE_SPANS_MAX, type PriceSpan } from './price-span';

/** The price of one package in a price period. */
export interface PeriodPrice extends DaySet {
  /** Of the period. */
  id: number;
  name: string;
  /** The instant of the last change of the period, in ISO 8601 UTC. */
  updatedAt: string;
  /** Rupiah before any discount. */
  price: Rupiah;
}

/** All that decides the price of a package. */
export interface PackageTerms<Promotion extends PromotionTerms = PromotionTerms> {
  /** Rupiah: the package's own price, which holds where no period does. */
  basePrice: Rupiah;
  periods: readonly PeriodPrice[];
  promotions: readonly Promotion[];
}

/** The price of a package on a day. */
export interface DayOffer<Promotion extends PromotionTerms = PromotionTerms> {
  /** Rupiah that a visitor pays. */
  price: Rupiah;
  /** Rupiah before the discount. */
  basePrice: Rupiah;
  promotion: Promotion | null;
  /** The period that sets the base price. */
  period: PeriodPrice | null;
}

/** Days that a period without dates counts as: it gives way to every one with dates. */
const ALL_YEAR = 366;

/**
 * The price of a package on a day in the venue's zone (D6): the base price of the period with the fewest days in its
 * span, among equals of the latest changed one, and the discount of the best promotion of that day.
 */
export const offerOn = <Promotion extends PromotionTerms>(
  terms: PackageTerms<Promotion>,
  day: CalendarDate,
): DayOffer<Promotion> => rankedOffer({ ...terms, periods: ranked(terms.periods) }, day);

/** The promotion of an offer that reduces its price, the one to be shown; null where it changes nothing. */
export const reducingPromotion = <Promotion extends PromotionTerms>({
  price,
  basePrice,
  promotion,
}: DayOffer<Promotion>): Promotion | null => (isReduced(price, basePrice) ? promotion : null);

/** The period that holds on a day, of those that name one package or of any; null if none does. */
export const periodOn = <Period extends RankedPeriod>(
  periods: readonly Period[],
  day: CalendarDate,
): Period | null => ranked(periods).find((each) => hasDay(each, day)) ?? null;

/** @param terms with the periods in their rank */
function rankedOffer<Promotion extends PromotionTerms>(
  { basePrice, periods, promotions }: PackageTerms<Promotion>,
  day: CalendarDate,
  weekday?: number,
): DayOffer<Promotion> {
  const period = periods.find((each) => hasDay(each, day, weekday)) ?? null;
  const base = period?.price ?? basePrice;
  const promotion = bestPromotion(promotions, day);
  const price = discountedPrice(base, promotion?.discountPercent ?? 0);
  return { price, basePrice: base, promotion, period };
}

type RankedPeriod = Omit<PeriodPrice, 'price' | 'name'>;

/** The periods, the one that wins over the others first. */
function ranked<Period extends RankedPeriod>(periods: readonly Period[]): Period[] {
  const lengths = new Map(periods.map((each) => [each, lengthOf(each)]));
  const rankOf = (each: Period) => lengths.get(each) ?? 0;
  return [...periods].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      Number(one.updatedAt < other.updatedAt) - Number(one.updatedAt > other.updatedAt) ||
      other.id - one.id,
  );
}

const lengthOf = ({ from, until }: DaySet): number =>
  from === null || until === null ? ALL_YEAR : dayCount({ from, until });

/**
 * The days after `today`, the venue's day, on which the package has another price (D7): one span for all days of one
 * price and period that follow each other or that are the same days of each week. Spans share no day.
 */
export function otherPrices(terms: PackageTerms, today: CalendarDate): PriceSpan[] {
  if (terms.periods.length === 0 && terms.promotions.length === 0) return [];
  const inRank = { ...terms, periods: ranked(terms.periods) };
  const present = rankedOffer(inRank, today).price;
  const groups = new Map<string, OtherPrice>();
  consecutiveDays(today, PRICE_DAYS + 1).forEach((day, index, days) => {
    const { price, basePrice, promotion, period } = rankedOffer(inRank, day, isoWeekday(day));
    if (price === present) return;
    const span = { name: period && period.name, price, original_price: promotion && basePrice };
    const key = JSON.stringify(span);
    const group = groups.get(key) ?? { span, days, has: days.map(() => false) };
    group.has[index] = true;
    groups.set(key, group);
  });
  const spans = [...groups.values()].flatMap(spansOf);
  spans.sort((a, b) => (a.from === b.from ? a.price - b.price : a.from < b.from ? -1 : 1));
  return spans.slice(0, PRICE_SPANS_MAX);
}

interface OtherPrice {
  readonly span: Pick<PriceSpan, 'name' | 'price' | 'original_price'>;
  readonly days: readonly CalendarDate[];
  /** Whether the price is that of the day with this index. */
  readonly has: boolean[];
}

function spansOf({ span, days, has }: OtherPrice): PriceSpan[] {
  const weekdays = days.slice(0, DAYS_IN_WEEK).map(isoWeekday);
  const spans: PriceSpan[] = [];
  for (let start = 0; start < has.length; start += 1) {
    if (!has[start]) continue;
    const run = lengthOfRun(has, start, () => true);
    const pattern = has.slice(start, start + DAYS_IN_WEEK);
    const weekly = lengthOfRun(
      has,
      start,
      (index) => pattern[(index - start) % DAYS_IN_WEEK] === true,
    );
    // Each of its days of the week is there twice at least, or it would say more of a week than it knows.
    const isTwice = weekly.end >= start + DAYS_IN_WEEK + pattern.lastIndexOf(true);
    const isWeekly = weekly.days > run.days && isTwice;
    const { end, days: count } = isWeekly ? weekly : run;
    const chosen = pattern.flatMap((is, index) =>
      is ? [weekdays[(start + index) % DAYS_IN_WEEK] as number] : [],
    );
    spans.push({
      from: days[start] as CalendarDate,
      until: days[end] as CalendarDate,
      weekdays: isWeekly ? chosen.sort((a, b) => a - b) : [],
      ...span,
    });
    for (let left = count, index = start; left > 0; index += 1) {
      if (!has[index]) continue;
      has[index] = false;
      left -= 1;
    }
  }
  return spans;
}

/** How far the days go on as `isMeant` says, from `start` on: the index of the last one, and how many there are. */
function lengthOfRun(
  has: readonly boolean[],
  start: number,
  isMeant: (index: number) => boolean,
): { end: number; days: number } {
  let [end, days] = [start, 0];
  for (let index = start; index < has.length && has[index] === isMeant(index); index += 1) {
    if (has[index]) [end, days] = [index, days + 1];
  }
  return { end, days };
}
