import type { Locale } from '@lereng/shared-domain';
import { defineWords } from '@lereng/web-feature';

/** What a page says of a row that is ordered from it. */
export interface OrderFacts {
  name: string;
  /** Its price or discount, in words. */
  price: string;
  /** That it is sold out, in words; null where it is not. */
  soldOut: string | null;
  /** What else stands against it, each in words, such as `Tutup hari ini: hujan abu`. */
  days: readonly string[];
}

export const { useWords: useChangeWords, wordsIn: changeWordsIn } = defineWords({
  id: {
    price: 'Harga berubah sejak Anda membuka halaman ini',
    other: 'Berubah sejak Anda membuka halaman ini',
    priceOf: (name: string, before: string, now: string) => `${name} dari ${before} menjadi ${now}`,
    nameOf: (before: string, now: string) => `${before} menjadi ${now}`,
    available: 'tersedia lagi',
    tapAgain: 'Periksa, lalu ketuk sekali lagi.',
  },
  en: {
    price: 'The price has changed since you opened this page',
    other: 'Changed since you opened this page',
    priceOf: (name, before, now) => `${name} from ${before} to ${now}`,
    nameOf: (before, now) => `${before} is now ${now}`,
    available: 'available again',
    tapAgain: 'Check, then tap once more.',
  },
});

/** The line that says what is otherwise than what the visitor has read (E2); empty where nothing is. */
export function factChanges(before: OrderFacts, now: OrderFacts, locale: Locale): string {
  const changeWords = changeWordsIn(locale);
  const isPrice = now.price !== before.price;
  const changes = [
    isPrice && changeWords.priceOf(now.name, before.price, now.price),
    now.name !== before.name && changeWords.nameOf(before.name, now.name),
    now.soldOut !== before.soldOut && (now.soldOut ?? changeWords.available),
    ...now.days.filter((day) => !before.days.includes(day)),
  ].filter((change) => change !== false);
  if (changes.length === 0) return '';
  return `${isPrice ? changeWords.price : changeWords.other}: ${changes.join('; ')}.`;
}
