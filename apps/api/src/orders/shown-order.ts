import type { CalendarDate, Rupiah } from '@lereng/shared-domain';
import type { OrderRow } from '@lereng/shared-domain/orders';

/** A line as it was shown. */
export interface ShownLine extends OrderRow {
  quantity: number;
  /** Rupiah for one unit, after the discount. */
  price: Rupiah;
  /** The id of the promotion that reduced it. */
  promotion: number | null;
}

/** What the site showed when a message was written. */
export interface ShownOrder {
  /** Milliseconds since the epoch. */
  shownAt: number;
  /** The day of the visit, in the venue's zone. */
  date: CalendarDate;
  lines: readonly ShownLine[];
}

/**
 * What a text is. One of another key may be this site's, of a former secret. One that is `outdated` was issued by a
 * former release, for a day that is over; one that is `truncated` is not whole; one that is `invalid` is not this
 * site's.
 */
export type ReadOrder =
  | { readonly state: 'valid'; readonly order: ShownOrder }
  | { readonly state: 'other_key'; readonly keyName: string }
  | { readonly state: 'outdated' | 'truncated' | 'invalid' };
