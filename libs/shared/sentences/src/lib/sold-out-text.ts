import {
  formatCalendarDate,
  localWords,
  type CalendarDate,
  type Locale,
} from '@lereng/shared-domain';
import { isSoldOut, type SoldOut } from '@lereng/shared-domain/availability';

const wordsIn = localWords({
  id: {
    soldOut: 'Habis',
    today: 'Habis hari ini',
    until: (day: string) => `Habis sampai ${day}`,
  },
  en: {
    soldOut: 'Sold out',
    today: 'Sold out today',
    until: (day) => `Sold out through ${day}`,
  },
});

/** That a row is sold out on `today`, in words: `Habis hari ini`. Null where it can be had. */
export function soldOutText(
  availability: SoldOut | null,
  today: CalendarDate,
  locale?: Locale,
): string | null {
  if (availability === null || !isSoldOut(availability, today)) return null;
  const words = wordsIn(locale);
  const { until } = availability;
  if (until === null) return words.soldOut;
  return until === today ? words.today : words.until(formatCalendarDate(until, locale));
}
