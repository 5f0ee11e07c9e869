/** A day `YYYY-MM-DD` without a time or a zone; compares as text in the order of time. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SECOND = 1_000;
const PROBE = 6 * 60 * 60 * SECOND;
const PROBES = 12;

// Names that some engines take although no time zone database knows them; others throw on them.
const NO_ZONE =
  /^(?:SystemV\/.*|ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;

const zoned = new Map<string, Intl.DateTimeFormat>();
let long: Intl.DateTimeFormat | undefined;

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function parts(date: unknown): [year: number, month: number, day: number] | null {
  const match = typeof date === 'string' ? SHAPE.exec(date) : null;
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
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

/** The beginning of a day in UTC, days beyond the month's last one counted on. */
function utcDay(year: number, month: number, day: number): Date {
  const instant = new Date(0);
  // Date.UTC would read the years 1 to 99 as 1901 to 1999.
  instant.setUTCFullYear(year, month - 1, day);
  return instant;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = zoned.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    zoned.set(timeZone, formatter);
  }
  return formatter;
}

/** Whether a value is a day that exists, written `YYYY-MM-DD`, in the years 0001 to 9999. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return parts(value) !== null;
}

/**
 * The calendar day on which an instant falls in a zone, whatever zone the machine runs in:
 * "today" of the venue is `calendarDateIn(new Date(), venueTimeZone)`.
 *
 * Throws a RangeError for an invalid instant, an unknown zone, and outside the years 1 to 9999.
 */
export function calendarDateIn(instant: Date, timeZone: string): CalendarDate {
  const found = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') found[type] = Number(value);
  }
  const date = write(found.year, found.month, found.day);
  // Years before the first are written as positive numbers too, hence the look at the instant.
  if (instant.getUTCFullYear() < 1 || !isCalendarDate(date)) {
    throw new RangeError(`Not in the years 1 to 9999: ${instant.toISOString()}`);
  }
  return date;
}

/**
 * The instant at which the next calendar day begins in a zone, always later than `instant`: the
 * moment when what lasts through today is over. Days of 23 or 25 hours, days that begin at 01:00
 * because the clocks skip midnight, and days that a zone left out or lived twice are all reckoned.
 *
 * Throws a RangeError where `calendarDateIn` does, the last day of the year 9999 included.
 */
export function nextMidnight(instant: Date, timeZone: string): Date {
  const today = calendarDateIn(instant, timeZone);
  const isLater = (time: number) => calendarDateIn(new Date(time), timeZone) > today;

  // Zones change their offset by whole seconds, so a day begins on a whole second.
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
 * The same day of the next month, or that month's last day where it has no such day: 31 January
 * gives 28 February, in a leap year 29.
 *
 * Throws a RangeError for what is no calendar date, and in December 9999.
 */
export function addOneMonth(date: CalendarDate): CalendarDate {
  const [year, month, day] = partsOrThrow(date);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  if (nextYear > 9999) throw new RangeError(`No month after ${date}`);
  return write(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth)));
}

/**
 * The day that comes `days` later, or earlier for a negative number of them.
 *
 * Throws a RangeError for what is no calendar date, and outside the years 1 to 9999.
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = partsOrThrow(date);
  return calendarDateIn(utcDay(year, month, day + days), 'UTC');
}

/**
 * A calendar date in words, `20 November 2026`. It names the same day in whatever zone the
 * machine runs. Throws a RangeError for what is no calendar date.
 */
export function formatCalendarDate(date: CalendarDate): string {
  const [year, month, day] = partsOrThrow(date);
  long ??= new Intl.DateTimeFormat('id-ID', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return long.format(utcDay(year, month, day));
}

/**
 * The day of an instant (a Date or its ISO 8601 text) in a zone, in words: `20 November 2026`.
 * Throws a RangeError where `calendarDateIn` does.
 */
export function formatInstant(instant: Date | string, timeZone: string): string {
  return formatCalendarDate(calendarDateIn(new Date(instant), timeZone));
}

/**
 * Whether a name is that of a zone in the IANA database which this machine knows. Offsets such as
 * `+07:00`, and abbreviations such as `WIB` or `PST` that only some engines take, are not.
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
