import { isoWeekday, type CalendarDate } from '../calendar';
import { dayCount, hasDay, type DaySet } from '../days';
import { discountedPrice, isReduced, type Rupiah } from '../money';
import { bestPromotion, type PromotionTerms } from '../promotions';

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
): DayOffer<Promotion> => offersOf(terms)(day);

/** The same for any day, of periods that are ranked once. */
export function offersOf<Promotion extends PromotionTerms>({
  basePrice: ownPrice,
  periods,
  promotions,
}: PackageTerms<Promotion>): (day: CalendarDate) => DayOffer<Promotion> {
  const inRank = ranked(periods);
  return (day) => {
    const weekday = isoWeekday(day);
    const period = inRank.find((each) => hasDay(each, day, weekday)) ?? null;
    const basePrice = period?.price ?? ownPrice;
    const promotion = bestPromotion(promotions, day);
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

/** The period that holds on a day, of those that name one package or of any; null if none does. */
export const periodOn = <Period extends RankedPeriod>(
  periods: readonly Period[],
  day: CalendarDate,
): Period | null => ranked(periods).find((each) => hasDay(each, day)) ?? null;

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
