import { formatCalendarDate, formatRupiah } from '@lereng/shared-domain';
import type { QuoteChange } from '@lereng/shared-domain/orders';
import { words } from '../words';

/** The line that says what has changed since the page was opened; empty where nothing has. */
export function changesText(changes: readonly QuoteChange[]): string {
  if (changes.length === 0) return '';
  const { pricesChanged, changed } = words;
  const start = changes.some(({ kind }) => kind === 'price') ? pricesChanged : changed;
  return `${start}: ${changes.map(changeText).join('; ')}.`;
}

function changeText(change: QuoteChange): string {
  const { priceOf, goneOf, unavailableOf, closed, newDay } = words.changes;
  switch (change.kind) {
    case 'price':
      return priceOf(change.name, formatRupiah(change.before), formatRupiah(change.now));
    case 'gone':
      return goneOf(change.name);
    case 'unavailable':
      return unavailableOf[change.why](change.name);
    case 'closed':
      return closed;
    case 'day':
      return newDay(formatCalendarDate(change.date));
  }
}
