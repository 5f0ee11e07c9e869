import type { CalendarDate } from '../calendar';

/** That a row is sold out, as responses have it. */
export interface SoldOut {
  state: 'sold_out';
  /** The last day on which the row is sold out, in the venue's zone; null: until the owner changes it. */
  until: CalendarDate | null;
}

/** Whether a row is sold out on `today` (the venue's day), from a response that may be older. */
export const isSoldOut = (availability: SoldOut | null, today: CalendarDate): boolean =>
  availability !== null && (availability.until === null || availability.until >= today);
