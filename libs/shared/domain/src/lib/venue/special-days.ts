import { addDays, daysBetween, type CalendarDate } from '../calendar';
import { dayCount, type DaySpan } from '../days';
import { LIMITS } from '../limits';
import { CALENDAR_DAYS, type HoursSpan } from './calendar-entries';
import { winnerOn, type RankedEntry } from './precedence';

/** An entry of which the profile on Google takes days and hours. */
export interface ProfileEntry extends RankedEntry {
  hours: readonly HoursSpan[] | null;
}

/** Days in a row on which the venue is closed or has the same hours. */
export interface SpecialDays extends DaySpan {
  /** Null where it is closed. */
  hours: readonly HoursSpan[] | null;
  /** Whether Google treats so many days in a row as a temporary closure or other weekly hours. */
  isLong: boolean;
}

/** From this number of days in a row on, Google treats them as a temporary closure, not as special hours. */
export const TEMPORARY_FROM = 7;

/**
 * The days of the public calendar on which the venue is closed or has other hours, in the runs that its profile on
 * Google has them in. Full days are left out, as the venue is open then.
 *
 * @param today the venue's day
 */
export function specialDays(entries: readonly ProfileEntry[], today: CalendarDate): SpecialDays[] {
  const last = addDays(today, CALENDAR_DAYS);
  return runsOf(entries, today)
    .filter(({ from, until }) => until >= today && from <= last)
    .map((run) => ({ ...run, isLong: dayCount(run) >= TEMPORARY_FROM }));
}

type Run = Omit<SpecialDays, 'isLong'>;

/** Days in a row with the same hours, as long as an entry may be, also from before today on. */
function runsOf(entries: readonly ProfileEntry[], today: CalendarDate): Run[] {
  const runs: Run[] = [];
  for (let offset = -TEMPORARY_FROM; offset < LIMITS.calendarEntryDaysMax; offset += 1) {
    const day = addDays(today, offset);
    const entry = winnerOn(entries, day, 'hours');
    if (!entry) continue;
    const hours = entry.kind === 'closed' ? null : inOrder(entry.hours ?? []);
    const run = runs.at(-1);
    const goesOn = run && daysBetween(run.until, day) === 1 && isSame(run.hours, hours);
    if (goesOn) run.until = day;
    else runs.push({ from: day, until: day, hours });
  }
  return runs;
}

const inOrder = (hours: readonly HoursSpan[]): HoursSpan[] =>
  [...hours].sort((a, b) => a.opens.localeCompare(b.opens));

const isSame = (one: Run['hours'], other: Run['hours']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
