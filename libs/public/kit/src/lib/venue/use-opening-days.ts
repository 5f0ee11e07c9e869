import { addDays } from '@lereng/shared-domain';
import {
  daysToTell,
  type DayState,
  type DaysToTell,
  type DaySubject,
} from '@lereng/shared-domain/venue';
import { usePageEnvironment } from '@lereng/web-feature';
import { daysInRow, useCalendar, useDayStates } from './use-calendar';
import { useLoadedVenue } from './use-venue';

/**
 * Today and the next days that are not like it, where there is something to tell of them. Apart from the calendar, which
 * every page has: the parser of opening hours is large.
 */
export function useDaysToTell(subject?: DaySubject): DaysToTell {
  const { today, site } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  return daysToTell(openingHours ?? '', today, site.timeZone, useCalendar(), subject);
}

/** More lines would push the order button away. */
const PACKAGE_LINES = 3;

/**
 * Days on which a package cannot be had: today for any reason, and coming ones that are full; and tomorrow where it is
 * not like today.
 */
export function usePackageDays(id: number): DayState[] {
  const { today } = usePageEnvironment();
  const states = useDayStates(id);
  const inRow = daysInRow(states, today);
  const told = states.filter(({ kind }, index) => kind === 'full' || index < inRow);
  const { next } = useDaysToTell(id);
  const isTold = next === null || told.some(({ from }) => from === next.from);
  // It comes right after those that follow each other from today on.
  if (!isTold && next.from === addDays(today, 1)) told.splice(inRow, 0, next);
  return told.slice(0, PACKAGE_LINES);
}
