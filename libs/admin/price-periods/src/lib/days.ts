import { addDays, isCalendarDate, type CalendarDate } from '@lereng/shared-domain';
import {
  hasDay,
  hasDayFrom,
  shortDays,
  weekdaysText,
  type DaySpan,
} from '@lereng/shared-domain/offers';
import { words } from './words';

const YEAR = 365;

/** The days of a period in words: `24 Des 2026–4 Jan 2027`, `Sabtu & Minggu`, or both. */
export const daysText = ({ from, until, weekdays }: DaySpan): string =>
  [from && until && datesText(from, until), weekdaysText(weekdays)].filter(Boolean).join(', ');

function datesText(from: CalendarDate, until: CalendarDate): string {
  const [year, last] = [from.slice(0, 4), until.slice(0, 4)];
  if (year === last) return `${shortDays(from, until)} ${last}`;
  return `${shortDays(from, from)} ${year}–${shortDays(until, until)} ${last}`;
}

/** The status on `today`, the venue's day. It is over where none of its days is left, whatever its last date is. */
export function statusOf(period: DaySpan, today: CalendarDate): string {
  if (hasDay(period, today)) return words.now;
  if (hasDayFrom(period, today)) return words.coming;
  return period.from !== null && hasDayFrom(period, period.from) ? words.over : words.noDay;
}

/** The dates of a copy: a year later where these are over, and once more as long as they are. */
export function copiedDates(
  { from, until }: Pick<DaySpan, 'from' | 'until'>,
  today: CalendarDate,
): [from: CalendarDate | '', until: CalendarDate | ''] {
  if (from === null || until === null) return ['', ''];
  let dates: [CalendarDate, CalendarDate] = [from, until];
  while (dates[1] < today) dates = [nextYear(dates[0]), nextYear(dates[1])];
  return dates;
}

/** The same day a year later; 28 February after a 29th. */
function nextYear(day: CalendarDate): CalendarDate {
  const same = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isCalendarDate(same) ? same : addDays(day, YEAR);
}
