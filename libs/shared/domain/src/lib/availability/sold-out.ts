import { formatCalendarDate, type CalendarDate } from '../calendar';

/** That a row is sold out, as responses have it. */
export interface SoldOut {
  state: 'sold_out';
  /** The last day on which the row is sold out, in the venue's zone; null: until the owner changes it. */
  until: CalendarDate | null;
}

/** Whether a row is sold out on `today` (the venue's day), from a response that may be older. */
export const isSoldOut = (availability: SoldOut | null, today: CalendarDate): boolean =>
  availability !== null && (availability.until === null || availability.until >= today);

/** That a row is sold out on `today`, in words: `Habis hari ini`. Null where it can be had. */
export function soldOutText(availability: SoldOut | null, today: CalendarDate): string | null {
  if (availability === null || !isSoldOut(availability, today)) return null;
  const { until } = availability;
  if (until === null) return 'Habis';
  return until === today ? 'Habis hari ini' : `Habis sampai ${formatCalendarDate(until)}`;
}
