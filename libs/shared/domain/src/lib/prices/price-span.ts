import type { CalendarDate } from '../calendar';
import type { DaySet } from '../days';
import type { Rupiah } from '../money';

/** Days on which a package has another price than today, as responses have them. */
export interface PriceSpan extends DaySet {
  from: CalendarDate;
  until: CalendarDate;
  weekdays: number[];
  /** The name of the price period; null where none sets the price. */
  name: string | null;
  /** Names the name where that is in another language than the reader's. */
  untranslated?: string[];
  /** Rupiah that a visitor pays. */
  price: Rupiah;
  /** Rupiah before the discount; null where no promotion applies. */
  original_price: Rupiah | null;
}

/** How many days after today `otherPrices` looks at. */
export const PRICE_DAYS = 120;
/** How many spans the response of one package has, and how many lists and promotions have of each. */
export const PRICE_SPANS_MAX = 60;
export const LISTED_SPANS_MAX = 6;
