import {
  addDays,
  consecutiveDays,
  formatCalendarDate,
  isoWeekday,
  type CalendarDate,
} from '../calendar';
import { isOnWeekday, type DaySet } from './day-set';
import type { DaySpan } from './day-span';
import { DAYS_IN_WEEK, WEEKDAY_NAMES, WEEKDAYS } from './weekdays';

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');

/** Days of the week in words: `Senin–Kamis`, `Sabtu & Minggu`. @param weekdays ISO 8601, 1 is Monday */
export function weekdaysText(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const names = sorted.map((weekday) => WEEKDAY_NAMES[WEEKDAYS[weekday - 1] ?? 'Monday']);
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  const isRange = sorted.every((weekday, index) => weekday === (sorted[0] ?? 0) + index);
  if (names.length > 2 && isRange) return `${first}–${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} & ${last}` : first;
}

/** A day of the week in three letters: `Sen`. @param weekday ISO 8601, 1 is Monday */
export const shortWeekday = (weekday: number): string => weekdaysText([weekday]).slice(0, 3);

/** A day of the next ones in words: `Senin, 30 November`. */
export const longDay = (day: CalendarDate): string =>
  `${weekdaysText([isoWeekday(day)])}, ${formatCalendarDate(day).replace(/ \d+$/, '')}`;

/** A day in words, without its year: `25 Des`. */
export const shortDay = (day: CalendarDate): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** Days in words, without their year: `24 Des–4 Jan`, `24–26 Des`, `25 Des`. */
export function shortDays({ from, until }: DaySpan): string {
  if (from === until) return shortDay(until);
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : shortDay(from)}–${shortDay(until)}`;
}

/**
 * A set of coming days in words, as they are read on `today`. On 27 November 2026, a Friday:
 *
 *     24 Des–4 Jan                  days in a row
 *     Mulai 5 Jan                   those without an end
 *     Sabtu & Minggu                days of the week from the next one on, without an end
 *     Sabtu & Minggu sampai 20 Des  with an end
 *     Sabtu & Minggu mulai 9 Jan    not from the next one on, without an end
 *     Sabtu & Minggu, 5–20 Des      with an end
 */
export function daySetText(
  { from, until, weekdays }: DaySet & { from: CalendarDate },
  today: CalendarDate,
): string {
  if (weekdays.length === 0) {
    return until === null ? `Mulai ${shortDay(from)}` : shortDays({ from, until });
  }
  const days = weekdaysText(weekdays);
  const next = consecutiveDays(addDays(today, 1), DAYS_IN_WEEK);
  const isFromNext = !next.some((day) => day < from && isOnWeekday(weekdays, day));
  if (until === null) return isFromNext ? days : `${days} mulai ${shortDay(from)}`;
  return isFromNext
    ? `${days} sampai ${shortDay(until)}`
    : `${days}, ${shortDays({ from, until })}`;
}

/**
 * Days in Indonesian, without what both ends share: `24–26 Desember 2026`.
 * @throws RangeError for an invalid date
 */
export function formatDaySpan({ from, until }: DaySpan): string {
  const last = formatCalendarDate(until);
  if (from === until) return last;
  const [day = '', month = '', year] = formatCalendarDate(from).split(' ');
  if (from.slice(0, 7) === until.slice(0, 7)) return `${day}–${last}`;
  const isSameYear = from.slice(0, 4) === until.slice(0, 4);
  return `${day} ${month}${isSameYear ? '' : ` ${year}`} – ${last}`;
}
