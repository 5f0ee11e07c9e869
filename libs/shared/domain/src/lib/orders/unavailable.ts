import { isSoldOut, type SoldOut } from '../availability';
import type { CalendarDate } from '../calendar';
import { hoursOn, winnerOn, type VenueDays } from '../venue';
import type { OrderRow } from './order-row';

/** Why a row cannot be had on the day of the visit. It may be ordered all the same (D9). */
export type Unavailable = 'sold_out' | 'closed' | 'full';

/**
 * Says of rows why they cannot be had on a day in the venue's zone, the reason that concerns most rows first; null where
 * they can.
 */
export function unavailableOn(
  day: CalendarDate,
  { hours, timeZone, entries }: VenueDays,
): (row: OrderRow, availability: SoldOut | null) => Unavailable | null {
  const ofDay = entries.filter(({ from, until }) => from <= day && day <= until);
  const isClosed = hoursOn(hours, day, timeZone, ofDay)?.length === 0;
  return ({ kind, id }, availability) => {
    if (isClosed) return 'closed';
    if (isSoldOut(availability, day)) return 'sold_out';
    const winner = winnerOn(ofDay, day, kind === 'packages' ? id : 'venue');
    return winner?.kind === 'full' ? 'full' : null;
  };
}
