import { calendarDateIn, formatCalendarDate } from './calendar';

/**
 * The day of an instant (a Date or ISO 8601 string) in a zone, as `20 November 2026`.
 * @throws RangeError where `calendarDateIn` does
 */
export function formatInstant(instant: Date | string, timeZone: string): string {
  return formatCalendarDate(calendarDateIn(new Date(instant), timeZone));
}

/**
 * An instant in a zone, to the minute: `20 November 2026 pukul 14.05`.
 * @throws RangeError where `calendarDateIn` does
 */
export function formatInstantWithTime(instant: Date | string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('id-ID', { timeZone, timeStyle: 'short' });
  return `${formatInstant(instant, timeZone)} pukul ${time.format(new Date(instant))}`;
}
