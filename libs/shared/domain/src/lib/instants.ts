import { calendarDateIn, formatCalendarDate } from './calendar';
import { DEFAULT_LOCALE } from './locale';

/**
 * The day of an instant (a Date or ISO 8601 string) in a zone, as `20 November 2026` in Indonesian.
 * @throws RangeError where `calendarDateIn` does
 */
export function formatInstant(
  instant: Date | string,
  timeZone: string,
  locale = DEFAULT_LOCALE,
): string {
  return formatCalendarDate(calendarDateIn(new Date(instant), timeZone), locale);
}

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
  return `${formatInstant(instant, timeZone, locale)} pukul ${time.format(new Date(instant))}`;
}
