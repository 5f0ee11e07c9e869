import { changeWordsIn } from '@lereng/public-kit';
import { formatCalendarDate, formatRupiah, type Locale } from '@lereng/shared-domain';
import type { QuoteChange } from '@lereng/shared-domain/orders';
import { wordsIn } from '../words';

/** The line that says what has changed since the page was opened; empty where nothing has. */
export function changesText(changes: readonly QuoteChange[], locale: Locale): string {
  if (changes.length === 0) return '';
  const changeWords = changeWordsIn(locale);
  const isPrice = changes.some(({ kind }) => kind === 'price');
  const start = isPrice ? changeWords.price : changeWords.other;
  return `${start}: ${changes.map((change) => changeText(change, locale)).join('; ')}.`;
}

function changeText(change: QuoteChange, locale: Locale): string {
  const { priceOf } = changeWordsIn(locale);
  const { goneOf, unavailableOf, closed, newDay } = wordsIn(locale).changes;
  switch (change.kind) {
    case 'price':
      return priceOf(
        change.name,
        formatRupiah(change.before, locale),
        formatRupiah(change.now, locale),
      );
    case 'gone':
      return goneOf(change.name);
    case 'unavailable':
      return unavailableOf[change.why](change.name);
    case 'closed':
      return closed;
    case 'day':
      return newDay(formatCalendarDate(change.date, locale));
  }
}
