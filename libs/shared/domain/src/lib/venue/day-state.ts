import { addDays, LAST_DAY, type CalendarDate } from '../calendar';
import type { DaySpan } from '../days';
import type { CalendarEntryKind, HoursSpan } from './calendar-entries';
import { winnerOn, type DaySubject, type RankedEntry } from './precedence';

/** An entry of the venue's calendar, as responses have it. */
export interface DayEntry extends RankedEntry {
  id: number;
  /** Only with `hours`. */
  hours: readonly HoursSpan[] | null;
  /** The packages that are full; none for the whole venue. */
  package_ids: readonly number[];
  reason: string | null;
  /** Names the reason where that is in another language than the reader's. */
  untranslated?: readonly string[];
  updatedAt: string;
}

/** Days in a row that are closed, full or have other hours, for one reason. */
export interface DayState extends DaySpan {
  kind: CalendarEntryKind;
  hours: readonly HoursSpan[] | null;
  reason: string | null;
  untranslated?: readonly string[];
}

/**
 * The days from today on for which an entry decides about a subject, in order. Those in a row of which the same is to
 * be said are one; the first may have begun before today.
 */
export function dayStates(
  entries: readonly DayEntry[],
  today: CalendarDate,
  subject: DaySubject,
): DayState[] {
  // Only on these days another entry may decide than on the day before.
  const changes = entries.flatMap(({ from, until }) =>
    until === LAST_DAY ? [from] : [from, addDays(until, 1)],
  );
  const days = [...new Set(changes)].sort();
  const states: DayState[] = [];
  days.forEach((from, index) => {
    const entry = winnerOn(entries, from, subject);
    if (!entry) return;
    const { kind, hours, reason, untranslated } = entry;
    const next = days[index + 1];
    const until = next === undefined ? LAST_DAY : addDays(next, -1);
    const last = states.at(-1);
    const goesOn = last && addDays(last.until, 1) === from && isSame(last, entry);
    if (goesOn) last.until = until;
    else states.push({ kind, hours, reason, from, until, ...(untranslated && { untranslated }) });
  });
  return states.filter(({ until }) => until >= today);
}

const isSame = (state: DayState, { kind, hours, reason }: DayEntry): boolean =>
  state.kind === kind &&
  state.reason === reason &&
  JSON.stringify(state.hours) === JSON.stringify(hours);
