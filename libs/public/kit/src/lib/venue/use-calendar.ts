import { addDays, type CalendarDate } from '@lereng/shared-domain';
import {
  dayStates,
  daysToTell,
  type DayEntry,
  type DayState,
  type DaysToTell,
  type DaySubject,
} from '@lereng/shared-domain/venue';
import { useHeld } from '@lereng/web-data-access';
import { usePageEnvironment } from '@lereng/web-feature';
import { useLoadedVenue } from './use-venue';

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

/** Today and the next days that are not like it, where there is something to tell of them. */
export function useDaysToTell(subject?: DaySubject): DaysToTell {
  const { today, site } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  return daysToTell(openingHours ?? '', today, site.timeZone, useCalendar(), subject);
}

/** Why nothing can be had today: days on which the venue is closed. */
export function useClosedToday(): DayState[] {
  const { today } = usePageEnvironment();
  const closed = useDayStates('hours').filter(({ kind }) => kind === 'closed');
  return closed.slice(0, daysInRow(closed, today));
}

/** How many states follow each other from today on without a day between them: they may have several reasons. */
function daysInRow(states: readonly DayState[], today: CalendarDate): number {
  let last = addDays(today, -1);
  const end = states.findIndex(({ from, until }) => {
    if (from > addDays(last, 1)) return true;
    last = until;
    return false;
  });
  return end < 0 ? states.length : end;
}

/** More lines would push the order button away. */
const PACKAGE_LINES = 3;

/** Days on which a package cannot be had: today for any reason, and coming ones that are full; and tomorrow if it differs. */
export function usePackageDays(id: number): DayState[] {
  const { today } = usePageEnvironment();
  const states = useDayStates(id);
  const inRow = daysInRow(states, today);
  const told = states.filter(({ kind }, index) => kind === 'full' || index < inRow);
  const { next } = useDaysToTell(id);
  const isMissing =
    next?.from === addDays(today, 1) && !told.some(({ from }) => from === next.from);
  // It comes right after those that follow each other from today on.
  if (isMissing) told.splice(inRow, 0, next);
  return told.slice(0, PACKAGE_LINES);
}
