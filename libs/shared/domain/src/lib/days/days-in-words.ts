import { formatCalendarDate, isoWeekday, type CalendarDate } from '../calendar';
import type { DaySpan } from './day-span';
import { WEEKDAY_NAMES, WEEKDAYS } from './weekdays';

const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');

/** Days of the week in words: `Senin–Kamis`, `Sabtu & Minggu`. @param weekdays ISO 8601, 1 is Monday */
export function weekdaysText(weekdays: readonly number[]): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const names = sorted.map((weekday) => WEEKDAY_NAMES[WEEKDAYS[weekday - 1] ?? 'Monday']);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  const isRange = sorted.every((weekday, index) => weekday === (sorted[0] ?? 0) + index);
  if (names.length > 2 && isRange) return `${first}–${last}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} & ${last}` : first;
}

/** A day of the week in three letters: `Sen`. @param weekday ISO 8601, 1 is Monday */
export const shortWeekday = (weekday: number): string => weekdaysText([weekday]).slice(0, 3);

/** A day of the next ones in words: `Senin, 30 November`. */
export const longDay = (day: CalendarDate): string =>
  `${weekdaysText([isoWeekday(day)])}, ${formatCalendarDate(day).replace(/ \d+$/, '')}`;

/** Days in words, without their year: `24 Des–4 Jan`, `24–26 Des`, `25 Des`. */
export function shortDays(from: CalendarDate, until: CalendarDate): string {
  const [day, month] = [Number(from.slice(8)), MONTHS[Number(from.slice(5, 7)) - 1]];
  const end = `${Number(until.slice(8))} ${MONTHS[Number(until.slice(5, 7)) - 1]}`;
  if (from === until) return end;
  return from.slice(0, 7) === until.slice(0, 7) ? `${day}–${end}` : `${day} ${month}–${end}`;
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
