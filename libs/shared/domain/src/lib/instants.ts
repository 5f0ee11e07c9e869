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
