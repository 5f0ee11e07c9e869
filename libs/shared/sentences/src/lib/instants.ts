import { DEFAULT_LOCALE, formatInstant, localWords, memoized } from '@lereng/shared-domain';

const wordsIn = localWords({
  id: { at: (day: string, time: string) => `${day} pukul ${time}` },
  en: { at: (day, time) => `${day} at ${time}` },
});

const timeFormatsOf = memoized((locale: string) =>
  memoized(
    (timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  ),
);

/**
 * An instant in a zone, to the minute: `20 November 2026 pukul 14.05`.
 * @throws RangeError where `calendarDateIn` does
 */
export function formatInstantWithTime(
  instant: Date | string,
  timeZone: string,
  locale = DEFAULT_LOCALE,
): string {
  const time = timeFormatsOf(locale)(timeZone);
  const day = formatInstant(instant, timeZone, locale);
  return wordsIn(locale).at(day, time.format(new Date(instant)));
}
