import { DAY_MS, isoWeekday, type CalendarDate } from '../calendar';
import { hasDay, type DaySet } from '../days';
import { discountedPrice, isReduced, type Rupiah } from '../money';
import { bestPromotion, type PromotionTerms } from '../promotions';

/** The price of one package in a price period. */
export interface PeriodPrice extends DaySet {
  /** Of the period. */
  id: number;
  name: string;
  /** Names the name where that is in another language than the reader's. */
  untranslated?: string[];
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
): DayOffer<Promotion> => offersOf(terms)(day);

/** The same for any day, which may come with its weekday where that is known already. */
export function offersOf<Promotion extends PromotionTerms>({
  basePrice: ownPrice,
  periods,
  promotions,
}: PackageTerms<Promotion>): (day: CalendarDate, weekday?: number) => DayOffer<Promotion> {
  return (day, weekday = isoWeekday(day)) => {
    const period = periodOn(periods, day, weekday);
    const basePrice = period?.price ?? ownPrice;
    const promotion = bestPromotion(promotions, day, weekday);
    const price = discountedPrice(basePrice, promotion?.discountPercent ?? 0);
    return { price, basePrice, promotion, period };
  };
}

/** The promotion of an offer that reduces its price, the one to be shown; null where it changes nothing. */
export const reducingPromotion = <Promotion extends PromotionTerms>({
  price,
  basePrice,
  promotion,
}: DayOffer<Promotion>): Promotion | null => (isReduced(price, basePrice) ? promotion : null);

/**
 * The period that holds on a day, of those that name one package or of any; null if none does. What is found out about a
 * list is remembered with it, so that a server which holds its periods works each day out once.
 *
 * @param weekday that of the day, where it is known already
 */
export function periodOn<Period extends RankedPeriod>(
  periods: readonly Period[],
  day: CalendarDate,
  weekday = isoWeekday(day),
): Period | null {
  if (periods.length === 0) return null;
  const { inRank, byDay } = knownOf(periods);
  const knownPeriod = byDay.get(day);
  if (knownPeriod !== undefined) return knownPeriod;
  const found = inRank.find((each) => hasDay(each, day, weekday)) ?? null;
  byDay.set(day, found);
  return found;
}

type RankedPeriod = Omit<PeriodPrice, 'price' | 'name'>;

interface KnownPeriods<Period> {
  readonly inRank: readonly Period[];
  readonly byDay: Map<CalendarDate, Period | null>;
}

const known = new WeakMap<readonly RankedPeriod[], KnownPeriods<RankedPeriod>>();

function knownOf<Period extends RankedPeriod>(periods: readonly Period[]): KnownPeriods<Period> {
  const held = known.get(periods) ?? { inRank: ranked(periods), byDay: new Map() };
  known.set(periods, held);
  return held as KnownPeriods<Period>;
}

/** The periods, the one that wins over the others first. */
function ranked<Period extends RankedPeriod>(periods: readonly Period[]): Period[] {
  const lengths = periods.map((period) => ({ period, days: lengthOf(period) }));
  lengths.sort(
    (one, other) =>
      one.days - other.days ||
      Number(one.period.updatedAt < other.period.updatedAt) -
        Number(one.period.updatedAt > other.period.updatedAt) ||
      other.period.id - one.period.id,
  );
  return lengths.map(({ period }) => period);
}

const lengthOf = ({ from, until }: DaySet): number =>
  from === null || until === null ? ALL_YEAR : (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
