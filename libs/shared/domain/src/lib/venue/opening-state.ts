import {
  END_OF_DAY,
  openingHours,
  WEEKDAYS,
  type OpeningHours,
  type Weekday,
} from './opening-hours';

/** When an opening state ends, by the venue's clock. */
export interface OpeningChange {
  /** `HH:MM`; a day ends at `24:00` and begins at `00:00`. */
  time: string;
  day: Weekday;
  /** Midnights until then: 0 is today, 1 tomorrow. */
  inDays: number;
  /** Minutes until then, more than 0. */
  inMinutes: number;
}

/** Whether a venue is open. One that never closes has no change. */
export type OpeningState =
  { open: true; closes: OpeningChange | null } | { open: false; opens: OpeningChange };

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

// Indonesia's zones have no daylight saving time.
const NAMED_OFFSETS = new Map([
  ['wib', 7],
  ['wita', 8],
  ['wit', 9],
]);

/**
 * Whether a venue is open at an instant, and until when, from its opening hours as text.
 * @param timeZone the venue's
 * @returns null for hours that `openingHours` cannot parse, and for those of another zone than the
 * venue's (`WITA` in Jakarta)
 */
export function openingState(text: string, instant: Date, timeZone: string): OpeningState | null {
  const hours = openingHours(text);
  const now = minuteOfWeek(instant, timeZone);
  const offset = now - minuteOfWeek(instant, 'UTC');
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const named = words.flatMap((word) => NAMED_OFFSETS.get(word) ?? []);
  const elsewhere = named.some((hours) => modulo(hours * HOUR - offset) !== 0);
  if (!hours || elsewhere) return null;

  const spans = hours.flatMap(spansOf);
  const remaining = (minute: number) =>
    Math.max(0, ...spans.map(({ start, length }) => length - modulo(minute - start)));
  // Spans that touch or overlap are one.
  let open = 0;
  for (let more = remaining(now); more > 0; more = remaining(now + open)) {
    open += more;
    if (open >= WEEK) return { open: true, closes: null };
  }
  if (open > 0) return { open: true, closes: changeAt(now, open, 'end') };
  const closed = Math.min(...spans.map(({ start }) => modulo(start - now)));
  return { open: false, opens: changeAt(now, closed, 'start') };
}

/** Minutes in a week from Monday's midnight. */
interface Span {
  start: number;
  length: number;
}

function spansOf({ days, opens, closes }: OpeningHours): Span[] {
  const from = minuteOfDay(opens);
  const to = closes === END_OF_DAY ? DAY : minuteOfDay(closes);
  const length = to > from ? to - from : to - from + DAY;
  return days.map((day) => ({ start: WEEKDAYS.indexOf(day) * DAY + from, length }));
}

function changeAt(now: number, minutes: number, side: 'start' | 'end'): OpeningChange {
  const minute = now + minutes;
  const midnights = Math.floor(minute / DAY);
  // A period until midnight ends with the day before.
  const day = side === 'end' && minute % DAY === 0 ? midnights - 1 : midnights;
  return {
    time: writeTime(minute - day * DAY),
    day: WEEKDAYS[day % WEEKDAYS.length] ?? WEEKDAYS[0],
    inDays: day - Math.floor(now / DAY),
    inMinutes: minutes,
  };
}

function minuteOfWeek(instant: Date, timeZone: string): number {
  const found: Record<string, string> = {};
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    numberingSystem: 'latn',
    hourCycle: 'h23',
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
  });
  for (const { type, value } of format.formatToParts(instant)) found[type] = value;
  const day = WEEKDAYS.findIndex((name) => name === found['weekday']);
  return day * DAY + Number(found['hour']) * HOUR + Number(found['minute']);
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
}

function writeTime(minute: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(minute / HOUR))}:${digits(minute % HOUR)}`;
}

function modulo(minutes: number): number {
  return ((minutes % WEEK) + WEEK) % WEEK;
}
