/** A whole number of Indonesian rupiah. */
export type Rupiah = number;

let grouping: Intl.NumberFormat | undefined;

/**
 * What a visitor pays, in rupiah: the base price reduced by a discount of 0 to 100 percent and
 * rounded to the nearest rupiah, halves upwards. Server and browser share this one function, so
 * that a price is never a rupiah apart between the two.
 */
export function discountedPrice(base: Rupiah, discountPercent: number): Rupiah {
  // Multiplied before it is divided: the product is exact, so only one rounding takes place.
  return Math.round((base * (100 - discountPercent)) / 100);
}

/**
 * The base price, in rupiah, guessed from a price that is already reduced by `discountPercent`.
 * Only for a response that lacks `original_price`: rounding has lost what the base price was to
 * the rupiah. Null from 100 percent on, where nothing is left to reckon from.
 */
export function originalPrice(price: Rupiah, discountPercent: number): Rupiah | null {
  return discountPercent >= 100 ? null : Math.round((price * 100) / (100 - discountPercent));
}

/**
 * An amount as it is written on screen: `Rp 350.000`, never with decimals, with a plain space
 * (pages keep it on one line by `white-space: nowrap`).
 */
export function formatRupiah(amount: Rupiah): string {
  // Digits alone come from Intl: engines differ in how they join currency, sign and number, and
  // server and browser have to write the same characters.
  grouping ??= new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  const rounded = Math.round(amount);
  return `${rounded < 0 ? '-' : ''}Rp ${grouping.format(Math.abs(rounded))}`;
}
