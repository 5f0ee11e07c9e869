import { addDays, daysBetween, type CalendarDate } from '../calendar';
import { dayCount, formatDaySpan, type DaySpan } from '../days';
import { LIMITS } from '../limits';
import { CALENDAR_DAYS, formatHours, type HoursSpan } from './calendar-entries';
import { winnerOn, type RankedEntry } from './precedence';

/** An entry of which the profile on Google takes days and hours. */
export interface ProfileEntry extends RankedEntry {
  hours: readonly HoursSpan[] | null;
}

/** From this number of days in a row on, Google treats them as a temporary closure, not as special hours. */
const TEMPORARY_FROM = 7;

const SECTIONS = {
  special: 'Jam khusus:',
  closed: `Tutup sementara (${TEMPORARY_FROM} hari atau lebih berturut-turut):`,
  hours: `Ubah jam buka biasa (${TEMPORARY_FROM} hari atau lebih berturut-turut):`,
} as const;

/**
 * The days of the public calendar on which the venue is closed or has other hours, as a text for its profile on Google:
 * days in a row with the same hours are one line, below the name that the profile has for them. Full days are left
 * out, as the venue is open then.
 *
 * @param today the venue's day
 * @returns an empty text where there are none
 */
export function businessProfileText(entries: readonly ProfileEntry[], today: CalendarDate): string {
  const last = addDays(today, CALENDAR_DAYS);
  const runs = runsOf(entries, today).filter(({ from, until }) => until >= today && from <= last);
  const lines: Record<keyof typeof SECTIONS, string[]> = { special: [], closed: [], hours: [] };
  for (const { text, isClosed, ...days } of runs) {
    const isLong = dayCount(days) >= TEMPORARY_FROM;
    const section = isLong ? (isClosed ? 'closed' : 'hours') : 'special';
    lines[section].push(`${formatDaySpan(days)}: ${text}`);
  }
  return (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
    .filter((section) => lines[section].length > 0)
    .map((section) => [SECTIONS[section], ...lines[section]].join('\n'))
    .join('\n\n');
}

interface Run extends DaySpan {
  text: string;
  isClosed: boolean;
}

/** Days in a row with the same hours, as long as an entry may be, also from before today on. */
function runsOf(entries: readonly ProfileEntry[], today: CalendarDate): Run[] {
  const runs: Run[] = [];
  for (let offset = -TEMPORARY_FROM; offset < LIMITS.calendarEntryDaysMax; offset += 1) {
    const day = addDays(today, offset);
    const entry = winnerOn(entries, day, 'hours');
    if (!entry) continue;
    const isClosed = entry.kind === 'closed';
    const text = isClosed ? 'tutup' : formatHours(entry.hours ?? []);
    const run = runs.at(-1);
    if (run?.text === text && daysBetween(run.until, day) === 1) run.until = day;
    else runs.push({ from: day, until: day, text, isClosed });
  }
  return runs;
}
