import {
  DEFAULT_LOCALE,
  formatRupiah,
  localWords,
  plural,
  type Locale,
  type Rupiah,
} from '@lereng/shared-domain';
import type { PricedUnit } from '@lereng/shared-domain/prices';
import { weekdaysText } from './days';

const PEOPLE = { one: 'person', other: 'people' };

const wordsIn = localWords({
  id: {
    people: (count: number) => `${count} orang`,
    forPeople: (count: number) => `untuk ${count} orang`,
    discount: (percent: number) => `Hemat ${percent}%`,
  },
  en: {
    people: (count) => plural(count, PEOPLE),
    forPeople: (count) => `for ${plural(count, PEOPLE)}`,
    discount: (percent) => `Save ${percent}%`,
  },
});

/** How many people something is for: `4 orang`. */
export const peopleText = (count: number, locale?: Locale): string => wordsIn(locale).people(count);

/** What stands behind a price: `per jip, 4 orang`. Null where nothing is known of it. */
export function priceNote(
  { price_unit, price_unit_id: indonesian, capacity = null }: PricedUnit,
  locale: Locale = DEFAULT_LOCALE,
): string | null {
  // Messages are Indonesian on pages in every language.
  const unit = (locale === DEFAULT_LOCALE ? indonesian : null) ?? price_unit;
  if (capacity === null) return unit;
  return unit === null
    ? wordsIn(locale).forPeople(capacity)
    : `${unit}, ${peopleText(capacity, locale)}`;
}

/**
 * What stands behind a price that a promotion reduces on some days: `per jip, 4 orang, Senin–Kamis`. Null where nothing
 * is known of it.
 */
export function offerNote(
  unit: PricedUnit,
  weekdays: readonly number[] = [],
  locale?: Locale,
): string | null {
  const notes = [priceNote(unit, locale), weekdaysText(weekdays, locale)].filter(Boolean);
  return notes.length > 0 ? notes.join(', ') : null;
}

/** A price with what it is for: `Rp 350.000 per jip, 4 orang`. Null where either is unknown. */
export function unitPriceText(
  price: Rupiah | null,
  unit: PricedUnit,
  locale?: Locale,
): string | null {
  const note = priceNote(unit, locale);
  return price === null || note === null ? null : `${formatRupiah(price, locale)} ${note}`;
}

/** The text of a badge for a discount, on pages and preview images. @param percent whole */
export const discountLabel = (percent: number, locale?: Locale): string =>
  wordsIn(locale).discount(percent);
