import { isCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import { hasDay, hasDayFrom, type DaySet } from '@lereng/shared-domain/days';
import { shortDay, shortDays, weekdaysText } from '@lereng/shared-sentences';
import { words } from './words';

/** The days of a period in words: `24 Des 2026–4 Jan 2027`, `Sabtu & Minggu`, or both. */
export const daysText = ({ from, until, weekdays }: DaySet): string =>
  [from && until && datesText(from, until), weekdaysText(weekdays)].filter(Boolean).join(', ');

function datesText(from: CalendarDate, until: CalendarDate): string {
  const year = from.slice(0, 4);
  const last = until.slice(0, 4);
  if (year === last) return `${shortDays({ from, until })} ${last}`;
  return `${shortDay(from)} ${year}–${shortDay(until)} ${last}`;
}

/** The status on `today`, the venue's day. It is over where none of its days is left, whatever its last date is. */
export function statusOf(period: DaySet, today: CalendarDate): string {
  if (hasDay(period, today)) return words.now;
  if (hasDayFrom(period, today)) return words.coming;
  return period.from !== null && hasDayFrom(period, period.from) ? words.over : words.noDay;
}

/** The dates of a copy: as many years later as they are over. */
export function copiedDates(
  { from, until }: Pick<DaySet, 'from' | 'until'>,
  today: CalendarDate,
): [from: CalendarDate | '', until: CalendarDate | ''] {
  if (from === null || until === null) return ['', ''];
  const least = Math.max(0, yearOf(today) - yearOf(until));
  const years = laterBy(until, least) < today ? least + 1 : least;
  return [laterBy(from, years), laterBy(until, years)];
}

const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4));

/** The same day some years later; 28 February for a 29th that there is not. */
function laterBy(day: CalendarDate, years: number): CalendarDate {
  const year = String(yearOf(day) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return isCalendarDate(same) ? same : `${year}-02-28`;
}
