import { DEFAULT_LOCALE, type Locale } from './locale';
import { memoized } from './memoized';

/** A day `YYYY-MM-DD` without time or zone; string comparison is chronological. */
export type CalendarDate = string;

/** No day comes after it. */
export const LAST_DAY: CalendarDate = '9999-12-31';

/** 24 hours, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1_000;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SECOND = 1_000;
const PROBE = 6 * 60 * 60 * SECOND;
const PROBES = 12;

// Names that some engines accept although the IANA database lacks them; others throw.
const NO_ZONE =
  /^(?:SystemV\/.*|ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;

const formatterFor = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

/** The months as Intl has them, without its slow first use, as in `money.ts`: languages with some say day, month, year. */
const MONTHS: Partial<Record<Locale, readonly string[]>> = {
  id: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
};

const longFormatOf = memoized(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

const dayOfMonthFormatOf = memoized(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }),
);

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function parts(date: unknown): [year: number, month: number, day: number] | null {
  const match = typeof date === 'string' ? SHAPE.exec(date) : null;
  if (!match) return null;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  const real =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? [year, month, day] : null;
}

function partsOrThrow(date: CalendarDate): [year: number, month: number, day: number] {
  const found = parts(date);
  if (!found) throw new RangeError(`Not a calendar date: ${date}`);
  return found;
}

function write(year: number, month: number, day: number): CalendarDate {
  const digits = (value: number, width: number) => String(value).padStart(width, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** Without Intl, which takes much longer. */
const writeUtc = (instant: Date): CalendarDate =>
  write(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());

/** Midnight UTC of a day; days beyond the month's end overflow into the next month. */
function utcDay(year: number, month: number, day: number): Date {
  const instant = new Date(0);
  // Date.UTC maps the years 1 to 99 to 1901 to 1999.
  instant.setUTCFullYear(year, month - 1, day);
  return instant;
}

/** Whether a value is an existing day `YYYY-MM-DD` in the years 0001 to 9999. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return parts(value) !== null;
}

/**
 * The calendar day of an instant in a zone, independent of the machine's zone.
 * @throws RangeError for an invalid instant, an unknown zone, or outside the years 1 to 9999
 */
export function calendarDateIn(instant: Date, timeZone: string): CalendarDate {
  const found = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') found[type] = Number(value);
  }
  const date = write(found.year, found.month, found.day);
  // Intl formats years BC as positive numbers, so the instant is checked as well.
  if (instant.getUTCFullYear() < 1 || !isCalendarDate(date)) {
    throw new RangeError(`Not in the years 1 to 9999: ${instant.toISOString()}`);
  }
  return date;
}

/**
 * The instant at which the next calendar day starts in a zone, later than `instant`. Handles days
 * of 23 or 25 hours, days that start at 01:00, and days that a zone skipped or repeated.
 * @throws RangeError where `calendarDateIn` does, and on the last day of the year 9999
 */
export function nextMidnight(instant: Date, timeZone: string): Date {
  const today = calendarDateIn(instant, timeZone);
  const isLater = (time: number) => calendarDateIn(new Date(time), timeZone) > today;

  // Zone offsets are whole seconds, so a day starts on a whole second.
  let before = Math.floor(instant.getTime() / SECOND) * SECOND;
  let after = before + PROBE;
  for (let probe = 1; !isLater(after); probe += 1) {
    if (probe === PROBES) throw new RangeError(`No next day in ${timeZone}`);
    before = after;
    after += PROBE;
  }
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / SECOND / 2) * SECOND;
    if (isLater(middle)) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/**
 * The same day of the next month, or that month's last day: 31 January gives 28 or 29 February.
 * @throws RangeError for an invalid date, and in December 9999
 */
export function addOneMonth(date: CalendarDate): CalendarDate {
  const [year, month, day] = partsOrThrow(date);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  if (nextYear > 9999) throw new RangeError(`No month after ${date}`);
  return write(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth)));
}

/**
 * The day `days` later, or earlier if negative.
 * @throws RangeError for an invalid date, and outside the years 1 to 9999
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = partsOrThrow(date);
  const found = writeUtc(utcDay(year, month, day + days));
  if (!isCalendarDate(found)) throw new RangeError(`Not in the years 1 to 9999: ${found}`);
  return found;
}

/** The instant at which a day ends in a zone. */
export function endOfDay(date: CalendarDate, timeZone: string): Date {
  // Noon by UTC is on another day in the zones that are half a day away.
  const noon = utcDay(...partsOrThrow(date)).getTime() + DAY_MS / 2;
  const within = [0, -1, 1]
    .map((shift) => new Date(noon + (shift * DAY_MS) / 2))
    .find((instant) => calendarDateIn(instant, timeZone) === date);
  return nextMidnight(within ?? new Date(noon), timeZone);
}

/**
 * The number of days from one day to another, negative if that is earlier.
 * @throws RangeError for an invalid date
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  const time = (date: CalendarDate) => utcDay(...partsOrThrow(date)).getTime();
  return (time(to) - time(from)) / DAY_MS;
}

/**
 * The day of the week of a calendar date as in ISO 8601: 1 is Monday, 7 Sunday.
 * @throws RangeError for an invalid date
 */
export const isoWeekday = (date: CalendarDate): number =>
  utcDay(...partsOrThrow(date)).getUTCDay() || 7;

/**
 * Consecutive days from `first` on, not beyond the year 9999.
 * @throws RangeError for an invalid date
 */
export function consecutiveDays(first: CalendarDate, count: number): CalendarDate[] {
  const [year, month, day] = partsOrThrow(first);
  const days = Array.from({ length: count }, (_, index) => utcDay(year, month, day + index));
  return days.filter((each) => each.getUTCFullYear() <= 9999).map(writeUtc);
}

/**
 * A calendar date in words, `20 November 2026` in Indonesian, independent of the machine's zone.
 * @throws RangeError for an invalid date
 */
export function formatCalendarDate(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  const [year, month, day] = partsOrThrow(date);
  const months = MONTHS[locale];
  if (!months) return longFormatOf(locale).format(utcDay(year, month, day));
  return `${day} ${months[month - 1]} ${year}`;
}

/**
 * A calendar date without its year, `20 November` in Indonesian.
 * @throws RangeError for an invalid date
 */
export function formatDayOfMonth(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  const [year, month, day] = partsOrThrow(date);
  const months = MONTHS[locale];
  if (!months) return dayOfMonthFormatOf(locale).format(utcDay(year, month, day));
  return `${day} ${months[month - 1]}`;
}

/**
 * Days from one to another as Intl writes them in a language without months here: `December 24 – 26, 2026`.
 * @param hasYear whether the year is not left out
 * @throws RangeError for an invalid date
 */
export function formatDayRange(
  from: CalendarDate,
  until: CalendarDate,
  locale: Locale,
  hasYear: boolean,
): string {
  const format = (hasYear ? longFormatOf : dayOfMonthFormatOf)(locale);
  const range = format.formatRange(utcDay(...partsOrThrow(from)), utcDay(...partsOrThrow(until)));
  // Engines differ in the spaces, and server and browser must render the same string.
  return range
    .split('–')
    .map((part) => part.trim())
    .join(' – ');
}

/**
 * Whether a name is an IANA zone known to this machine. Offsets such as `+07:00` and abbreviations
 * such as `WIB`, which only some engines accept, are not.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || NO_ZONE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
