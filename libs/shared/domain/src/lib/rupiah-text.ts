import type { Rupiah } from './money';

/** Amounts whose meaning is certain. `25,000` is not among them, as its comma might begin decimals. */
const AMOUNTS = [
  /^\d+$/,
  /^\d{4,},00$/,
  /^[1-9]\d{0,2}([.\s])\d{3}(?:\1\d{3})*(?:,00)?$/,
  /^[1-9]\d{0,2}(?:,\d{3}){2,}$/,
  /^[1-9]\d{0,2}(?:,\d{3})+\.00$/,
];

const MULTIPLES: Readonly<Record<string, number>> = { r: 1_000, k: 1_000, j: 1_000_000 };
const MULTIPLE = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*(?:(r)(?:b|bu|ibu)|(k)|(j)(?:t|uta))$/;

/**
 * An amount of rupiah as people write it: `350000`, `Rp 350.000`, `Rp25.000,-`, `25.000,00`, `22rb`, `1,5 juta`.
 * Null for an empty text, NaN for one whose meaning is not certain, such as `350.00` or `25,000`.
 */
export function readRupiah(text: string): Rupiah | null {
  // Direction marks and the like come with a paste.
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  if (typed === '') return null;
  const amount = typed
    .replace(/^(?:rp\.?|idr)\s*(\d)/, '$1')
    .replace(/([\da-z])\s*rupiah$/, '$1')
    .replace(/(\d)[.,]\s?\p{Pd}{1,2}$/u, '$1');
  if (AMOUNTS.some((form) => form.test(amount))) {
    return Number(amount.replace(/[.,]00$/, '').replace(/\D/g, ''));
  }
  const [, whole = '', decimals = '', ...units] = MULTIPLE.exec(amount) ?? [];
  const multiple = MULTIPLES[units.find(Boolean) ?? ''];
  return multiple ? (Number(whole + decimals) * multiple) / 10 ** decimals.length : NaN;
}

/**
 * Whether a new price differs from the former one by more than half of that, as it does where a digit too
 * many was typed, or one too few.
 */
export function isLargePriceChange(from: Rupiah, to: Rupiah): boolean {
  return Math.abs(to - from) * 2 > from;
}
