import { addDays, type CalendarDate } from '../calendar';
import { closedDays, type VenueDays } from './closed-days';
import type { DayState } from './day-state';
import { daysToTell } from './opening-days';
import { winnerOn } from './precedence';

/** A weekly closed day comes again within these. */
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/**
 * What the weekly hours make of the coming days, where no entry of the calendar decides: tomorrow with other hours than
 * today, and the next closed day of a week. A closed day that follows from today on is not told of: whoever reads that
 * it is closed also reads when it opens.
 * @param today the venue's day
 */
export function comingByHours(days: VenueDays, today: CalendarDate): DayState[] {
  const { hours, timeZone, entries } = days;
  const isClosed = closedDays(days);
  const isByHours = (day: CalendarDate) => !winnerOn(entries, day, 'venue');
  const { next } = daysToTell(hours, today, timeZone, entries);
  const isTomorrow =
    next?.from === addDays(today, 1) && next.kind === 'hours' && isByHours(next.from);
  const closed = WEEK.map((count) => addDays(today, count)).find(
    (day) => isClosed(day) && !isClosed(addDays(day, -1)) && isByHours(day),
  );
  return [
    ...(isTomorrow && !isClosed(today) ? [next] : []),
    ...(closed
      ? [{ kind: 'closed', hours: null, reason: null, from: closed, until: closed } as const]
      : []),
  ];
}
