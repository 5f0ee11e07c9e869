import { addDays, type CalendarDate } from '../calendar';
import { dayStates, type DayEntry, type DayState } from './day-state';
import { hoursOn } from './opening-state';
import type { DaySubject } from './precedence';

/** Of which days a page tells, beside whether the venue is open now. */
export interface DaysToTell {
  /** Today with the days in a row that an entry makes like it; null where no entry decides about it. */
  today: DayState | null;
  /** Tomorrow where it is not like today, else the next closed days within a week. */
  next: DayState | null;
}

/** How many days ahead closed days are told of. */
const NEAR = 7;

/**
 * The days of which a page tells first. The other arguments are those of `openingState`.
 * @param today the venue's day
 */
export function daysToTell(
  text: string,
  today: CalendarDate,
  timeZone: string,
  entries: readonly DayEntry[],
  subject: DaySubject = 'venue',
): DaysToTell {
  const states = dayStates(entries, today, subject);
  const present = states.find(({ from }) => from <= today) ?? null;
  const tomorrow = addDays(today, 1);
  const plainDay = (day: CalendarDate) => stateByHours(day, hoursOn(text, day, timeZone, entries));
  const now = present ?? plainDay(today);
  const following = states.find(({ from }) => from === tomorrow) ?? plainDay(tomorrow);
  const isSaid =
    !following ||
    (present !== null && present.until > today) ||
    // A day that is closed by the weekly hours is told of with when it opens.
    (!present && now?.kind === 'closed' && following.kind === 'hours') ||
    (now !== null && isLike(now, following));
  const closed = states.find(({ kind, from }) => kind === 'closed' && from > tomorrow);
  const isNear = closed !== undefined && closed.from <= addDays(today, NEAR);
  return { today: present, next: isSaid ? (isNear ? closed : null) : following };
}

/** A day by its hours, as an entry would say it; null where they are unknown. */
function stateByHours(day: CalendarDate, hours: DayState['hours']): DayState | null {
  if (!hours) return null;
  const days = { from: day, until: day, reason: null };
  return hours.length === 0
    ? { kind: 'closed', hours: null, ...days }
    : { kind: 'hours', hours: hours.map(({ opens, closes }) => ({ opens, closes })), ...days };
}

/** Whether two days need not be told apart: of closed ones the reason counts, too. */
const isLike = (one: DayState, other: DayState): boolean =>
  one.kind === other.kind &&
  JSON.stringify(one.hours) === JSON.stringify(other.hours) &&
  (one.kind === 'hours' || one.reason === other.reason);
