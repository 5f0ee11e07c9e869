import { DEFAULT_LOCALE, type ByLocale, type Locale, valueIn } from './locale';

export type Rupiah = number;

/**
 * What Intl puts between thousands: its first use takes a slow phone a fifth of a second, and every first page has
 * prices.
 */
const SEPARATORS: ByLocale<string> = { id: '.', en: ',' };

/**
 * The price in rupiah after a discount of 0 to 100 percent, rounded half up. Server and browser
 * share it, so that prices never differ by a rupiah.
 */
export function discountedPrice(base: Rupiah, discountPercent: number): Rupiah {
  // The product is exact, so only the division rounds.
  return Math.round((base * (100 - discountPercent)) / 100);
}

/**
 * The base price estimated from a reduced one, for a response without `original_price`; rounding
 * has lost the exact value. Null from 100 percent on.
 */
export function originalPrice(price: Rupiah, discountPercent: number): Rupiah | null {
  return discountPercent >= 100 ? null : Math.round((price * 100) / (100 - discountPercent));
}

/**
 * Whether a price is to be shown as reduced. Of a few rupiah, rounding may leave all of it (T11): then nobody is shown a
 * discount, although the promotion applies.
 * @param original the price before the discount; absent without one
 */
export const isReduced = (price: Rupiah, original: Rupiah | null | undefined): original is Rupiah =>
  original !== null && original !== undefined && price < original;

function grouped(amount: Rupiah, locale: Locale): string {
  const digits = String(amount);
  const first = digits.length % 3 || 3;
  const rest = digits.slice(first).match(/\d{3}/g) ?? [];
  return [digits.slice(0, first), ...rest].join(valueIn(SEPARATORS, locale));
}

/** An amount of 0 or more without its currency, where that goes without saying: `350.000` in Indonesian. */
export const formatAmount = (amount: Rupiah, locale = DEFAULT_LOCALE): string =>
  grouped(Math.round(amount), locale);

/** An amount as `Rp 350.000` in Indonesian: no decimals, a plain space. */
export function formatRupiah(amount: Rupiah, locale = DEFAULT_LOCALE): string {
  // Only the digits are as Intl has them: engines differ in how they place currency and sign, and server and browser
  // must render the same string.
  const rounded = Math.round(amount);
  return `${rounded < 0 ? '-' : ''}Rp ${grouped(Math.abs(rounded), locale)}`;
}
