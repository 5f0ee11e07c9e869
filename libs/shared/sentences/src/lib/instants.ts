import { DEFAULT_LOCALE, formatInstant, localWords } from '@lereng/shared-domain';

const wordsIn = localWords({ id: { at: (day: string, time: string) => `${day} pukul ${time}` } });

/**
 * An instant in a zone, to the minute: `20 November 2026 pukul 14.05`.
 * @throws RangeError where `calendarDateIn` does
 */
export function formatInstantWithTime(
  instant: Date | string,
  timeZone: string,
  locale = DEFAULT_LOCALE,
): string {
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' });
  const day = formatInstant(instant, timeZone, locale);
  return wordsIn(locale).at(day, time.format(new Date(instant)));
}
