import { addDays, type CalendarDate } from '@lereng/shared-domain';
import {
  dayStates,
  type DayEntry,
  type DayState,
  type DaySubject,
} from '@lereng/shared-domain/venue';
import { useHeld } from '@lereng/web-data-access';
import { usePageEnvironment } from '@lereng/web-feature';

const NO_ENTRIES: DayEntry[] = [];

/** The entries of the venue's calendar, which the layout loads; none if they fail to load. */
export function useCalendar(): readonly DayEntry[] {
  const { data = NO_ENTRIES } = useHeld('listCalendar', undefined);
  return data;
}

/** What the calendar says of a subject today and on the coming days, in order. */
export function useDayStates(subject: DaySubject = 'venue'): DayState[] {
  const { today } = usePageEnvironment();
  return dayStates(useCalendar(), today, subject);
}

/** Why nothing can be had today: days on which the venue is closed. */
export function useClosedToday(): DayState[] {
  const { today } = usePageEnvironment();
  const closed = useDayStates('hours').filter(({ kind }) => kind === 'closed');
  return closed.slice(0, daysInRow(closed, today));
}

/** How many states follow each other from today on without a day between them: they may have several reasons. */
export function daysInRow(states: readonly DayState[], today: CalendarDate): number {
  let last = addDays(today, -1);
  const end = states.findIndex(({ from, until }) => {
    if (from > addDays(last, 1)) return true;
    last = until;
    return false;
  });
  return end < 0 ? states.length : end;
}
