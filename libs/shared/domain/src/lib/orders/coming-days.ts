import type { SoldOut } from '../availability';
import { consecutiveDays, type CalendarDate } from '../calendar';
import { hasDay } from '../days';
import { currentOffer, isKnownPrice, type Offer, type PackagePricing } from '../prices';
import type { ListedPromotion } from '../promotions';
import type { VenueDays } from '../venue';
import { unavailableOn, type Unavailable } from './unavailable';

/** How many days a package's page has, with today. */
export const COMING_DAYS = 14;

/** What a package is on one of the coming days. */
export interface ComingDay<Promotion extends ListedPromotion = ListedPromotion> {
  /** In the venue's zone. */
  day: CalendarDate;
  /** What it costs; null where the response does not say it. */
  offer: Offer<Promotion> | null;
  /** The name of the price period that makes its price another one than today's; null where none does. */
  period: string | null;
  /** Why it cannot be had. It may be ordered all the same (D4). */
  unavailable: Unavailable | null;
}

/**
 * What a package costs on `today`, the venue's day, and on those after it, and whether it can be had (D2, D3, D6).
 *
 * @param pkg of a response, which may be older: its `prices` have the days after that
 * @param others promotions of the package, of which one may apply by then
 */
export function comingDays<Promotion extends ListedPromotion>(
  pkg: PackagePricing<Promotion> & { id: number; availability: SoldOut | null },
  venue: VenueDays,
  today: CalendarDate,
  { count = COMING_DAYS, others = [] }: { count?: number; others?: readonly Promotion[] } = {},
): ComingDay<Promotion>[] {
  return consecutiveDays(today, count).map((day) => ({
    day,
    offer: isKnownPrice(pkg, day) ? currentOffer(pkg, day, others) : null,
    period: pkg.prices.find((span) => hasDay(span, day))?.name ?? null,
    unavailable: unavailableOn(day, venue)({ kind: 'packages', id: pkg.id }, pkg.availability),
  }));
}
