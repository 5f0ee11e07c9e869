import { calendarDateIn, nextMidnight, type CalendarDate } from '../calendar';
import type { DayEntry } from './day-state';
import { openingState, type ClosedState } from './opening-state';
import { winnerOn } from './precedence';

/** In milliseconds, more than any zone is ahead of UTC. */
const EARLIER = 15 * 60 * 60 * 1_000;

/**
 * A day without an open hour by the weekly hours, as it is at its beginning. Null for other days, and where an entry of
 * the calendar decides. The arguments are those of `openingState`.
 * @param today the venue's day
 */
export function closedDay(
  text: string,
  today: CalendarDate,
  timeZone: string,
  entries: readonly DayEntry[],
): ClosedState | null {
  if (winnerOn(entries, today, 'hours')) return null;
  const state = openingState(text, startOf(today, timeZone), timeZone, entries);
  return !state || state.open || state.opens?.inDays === 0 ? null : state;
}

/** The instant at which a day begins in a zone. */
function startOf(day: CalendarDate, timeZone: string): Date {
  let instant = new Date(Date.parse(day) - EARLIER);
  while (calendarDateIn(instant, timeZone) < day) instant = nextMidnight(instant, timeZone);
  return instant;
}
