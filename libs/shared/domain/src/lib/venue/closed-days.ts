import { isoWeekday, type CalendarDate } from '../calendar';
import type { DayEntry } from './day-state';
import { hoursOn } from './opening-state';
import { winnerOn } from './precedence';

/** What decides whether the venue is open on a day. */
export interface VenueDays {
  /** The weekly hours as text. */
  hours: string;
  timeZone: string;
  /** Of the calendar. */
  entries: readonly DayEntry[];
}

/**
 * Says of days in the venue's zone whether they have no open hour, by the calendar or by the weekly hours. Weekly hours
 * are worked out once for each day of the week, as a page asks for many days.
 */
export function closedDays({
  hours,
  timeZone,
  entries,
}: VenueDays): (day: CalendarDate) => boolean {
  const weekly = new Map<number, boolean>();
  return (day) => {
    const entry = winnerOn(entries, day, 'hours');
    if (entry) return (entry.hours ?? []).length === 0;
    const weekday = isoWeekday(day);
    const isClosed = weekly.get(weekday) ?? hoursOn(hours, day, timeZone, [])?.length === 0;
    weekly.set(weekday, isClosed);
    return isClosed;
  };
}
