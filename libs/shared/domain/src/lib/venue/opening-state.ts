import { addDays, calendarDateIn, daysBetween, type CalendarDate } from '../calendar';
import { WEEKDAYS, type Weekday } from '../days';
import { memoized, memoizedLast } from '../memoized';
import { CALENDAR_DAYS, minuteOf, type HoursSpan } from './calendar-entries';
import type { DayEntry } from './day-state';
import { END_OF_DAY } from './end-of-day';
import { openingHours, type OpeningHours } from './opening-hours';
import { winnerOn } from './precedence';

/** When an opening state ends, by the venue's clock. */
export interface OpeningChange {
  /** `HH:MM`; a day ends at `24:00` and begins at `00:00`. */
  time: string;
  /** The day, which may be in any week. */
  date: CalendarDate;
  /** Midnights until then: 0 is today, 1 tomorrow. */
  inDays: number;
  /** Minutes until then, more than 0. */
  inMinutes: number;
}

/** Whether a venue is open. One that never closes, or of whose next days nothing is known, has no change. */
export type OpeningState = { open: true; closes: OpeningChange | null } | ClosedState;

/** A venue that is closed, and when it opens as far as that is known. */
export interface ClosedState {
  open: false;
  opens: OpeningChange | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * Days after today that valid entries reach, of which the last one begins within the days of an order: 365, and the 366
 * of an entry. Numbers, so that public scripts need not have all `LIMITS`.
 */
const ENTRY_DAYS = 365 + 366;

// Indonesia's zones have no daylight saving time.
const NAMED_OFFSETS = new Map([
  ['wib', 7],
  ['wita', 8],
  ['wit', 9],
]);

/**
 * Whether a venue is open at an instant, and until when, from its opening hours as text and its calendar.
 * @param timeZone the venue's
 * @param entries closed days and other hours replace the weekly hours of their days. What begins before midnight
 * belongs to the day on which it begins
 * @returns null where the hours of the day are unknown: without an entry, for hours that `openingHours` cannot
 * parse, and for those of another zone than the venue's (`WITA` in Jakarta)
 */
export function openingState(
  text: string,
  instant: Date,
  timeZone: string,
  entries: readonly DayEntry[] = [],
): OpeningState | null {
  const now = minuteOfDay(instant, timeZone);
  const today = calendarDateIn(instant, timeZone);
  const hoursIn = hoursFrom(text, instant, timeZone, entries);
  /** In minutes from today's midnight. */
  const spansOn = (day: number) => hoursIn(day)?.map((span) => spanOf(span, day)) ?? null;
  const changeAt = (minute: number, side: 'start' | 'end'): OpeningChange => {
    // A period until midnight ends with the day before.
    const day = Math.floor(minute / DAY) - (side === 'end' && minute % DAY === 0 ? 1 : 0);
    return {
      time: writeTime(minute - day * DAY),
      date: addDays(today, day),
      inDays: day,
      inMinutes: minute - now,
    };
  };

  const reach = entries.map(({ until }) => daysBetween(today, until));
  const lastDay = Math.min(ENTRY_DAYS, Math.max(0, ...reach));
  const limit = now + lastDay * DAY + WEEK;
  /** The end of what is open at a minute. Spans that touch or overlap are one. */
  const endOf = (minute: number): number => {
    const day = Math.floor(minute / DAY);
    const spans = [...(spansOn(day - 1) ?? []), ...(spansOn(day) ?? [])];
    const ends = spans.flatMap(({ start, end }) => (start <= minute && minute < end ? [end] : []));
    return Math.max(minute, ...ends);
  };
  let end = now;
  for (let more = endOf(end); more > end; more = endOf(end)) {
    end = more;
    if (end >= limit) return { open: true, closes: null };
  }
  if (end > now) return { open: true, closes: changeAt(end, 'end') };
  if (!spansOn(0)) return null;
  for (let day = 0; day * DAY <= limit; day += 1) {
    const starts = spansOn(day)?.flatMap(({ start }) => (start > now ? [start] : []));
    if (!starts) break;
    if (starts.length > 0) return { open: false, opens: changeAt(Math.min(...starts), 'start') };
  }
  return { open: false, opens: null };
}

/**
 * Whether the venue is open at an instant by hours that began the day before: an entry of today concerns none of them
 * (D3). The arguments are those of `openingState`.
 */
export function isNightBefore(
  text: string,
  instant: Date,
  timeZone: string,
  entries: readonly DayEntry[],
): boolean {
  const now = minuteOfDay(instant, timeZone);
  const spans = hoursFrom(text, instant, timeZone, entries)(-1) ?? [];
  return spans.some((span) => spanOf(span, -1).end > now);
}

/**
 * The first day from that of an instant on whose own hours have not ended, among the days that the calendar shows:
 * it may be closed after midnight while the hours of the day before go on. The arguments are those of `openingState`.
 * @returns null where there is none, or where it is unknown
 */
export function nextOpenDay(
  text: string,
  instant: Date,
  timeZone: string,
  entries: readonly DayEntry[],
): CalendarDate | null {
  const now = minuteOfDay(instant, timeZone);
  const hoursIn = hoursFrom(text, instant, timeZone, entries);
  for (let day = 0; day <= CALENDAR_DAYS; day += 1) {
    const hours = hoursIn(day);
    if (!hours) return null;
    if (hours.some((span) => spanOf(span, day).end > now)) {
      return addDays(calendarDateIn(instant, timeZone), day);
    }
  }
  return null;
}

/**
 * The hours of a day in the venue's zone; none where it is closed. The arguments are those of `openingState`.
 * @returns null where they are unknown
 */
export function hoursOn(
  text: string,
  day: CalendarDate,
  timeZone: string,
  entries: readonly DayEntry[],
): readonly HoursSpan[] | null {
  const instant = new Date(`${day}T12:00:00Z`);
  return hoursFrom(
    text,
    instant,
    timeZone,
    entries,
  )(daysBetween(calendarDateIn(instant, timeZone), day));
}

/**
 * Hours of a day that end at a time `HH:MM`, which is of the next day where it is not after the first opening.
 * @returns null if that is not earlier than they end
 */
export function hoursUntil(hours: readonly HoursSpan[], time: string): HoursSpan[] | null {
  const spans = hours.map((span) => ({ ...span, ...spanOf(span, 0) }));
  const minute = minuteOf(time);
  const isNextDay = minute <= Math.min(...spans.map(({ start }) => start));
  const end = isNextDay ? minute + DAY : minute;
  if (spans.every((span) => span.end <= end)) return null;
  return spans
    .filter(({ start }) => start < end)
    .map((span) => ({ opens: span.opens, closes: span.end > end ? time : span.closes }));
}

/** Of the venue whose pages are rendered: they ask several times for the hours of one text. */
const weeklyHours = memoizedLast(openingHours);

/** The hours of the day that is some days after that of an instant; null where nothing is known of it. */
function hoursFrom(
  text: string,
  instant: Date,
  timeZone: string,
  entries: readonly DayEntry[],
): (day: number) => readonly HoursSpan[] | null {
  const minute = minuteOfWeek(instant, timeZone);
  const weekday = Math.floor(minute / DAY);
  const offset = minute - minuteOfWeek(instant, 'UTC');
  const weekly = isOfZone(text, offset) ? weeklyHours(text) : null;
  const today = entries.length > 0 ? calendarDateIn(instant, timeZone) : null;
  return (day) => {
    const entry = today && winnerOn(entries, addDays(today, day), 'hours');
    if (entry) return entry.hours ?? [];
    return weekly?.filter(isOn(weekdayAt(weekday + day))) ?? null;
  };
}

/** Minutes, the end after the start. */
interface Span {
  start: number;
  end: number;
}

function spanOf({ opens, closes }: HoursSpan, day: number): Span {
  const from = minuteOf(opens);
  const to = closes === END_OF_DAY ? DAY : minuteOf(closes);
  return { start: day * DAY + from, end: (to > from ? day : day + 1) * DAY + to };
}

const weekdayAt = (day: number): Weekday => WEEKDAYS[modulo(day, WEEKDAYS.length)] ?? WEEKDAYS[0];

const isOn =
  (weekday: Weekday) =>
  ({ days }: OpeningHours): boolean =>
    days.includes(weekday);

/** Whether a text names no zone, or those that are `offset` minutes from UTC alone. */
function isOfZone(text: string, offset: number): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.flatMap((word) => NAMED_OFFSETS.get(word) ?? []);
  return named.every((hours) => modulo(hours * HOUR - offset, WEEK) === 0);
}

const weekFormatOf = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      numberingSystem: 'latn',
      hourCycle: 'h23',
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

function minuteOfWeek(instant: Date, timeZone: string): number {
  const found: Record<string, string> = {};
  const format = weekFormatOf(timeZone);
  for (const { type, value } of format.formatToParts(instant)) found[type] = value;
  const day = WEEKDAYS.findIndex((name) => name === found['weekday']);
  return day * DAY + Number(found['hour']) * HOUR + Number(found['minute']);
}

/** Minutes since midnight by the venue's clock. */
export const minuteOfDay = (instant: Date, timeZone: string): number =>
  minuteOfWeek(instant, timeZone) % DAY;

function writeTime(minute: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(minute / HOUR))}:${digits(minute % HOUR)}`;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
