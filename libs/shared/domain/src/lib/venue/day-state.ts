import { addDays, LAST_DAY, type CalendarDate } from '../calendar';
import type { DaySpan } from '../days';
import type { CalendarEntryKind, HoursSpan } from './calendar-entries';

/** An entry of the venue's calendar, as responses have it. */
export interface DayEntry extends DaySpan {
  id: number;
  kind: CalendarEntryKind;
  /** Only with `hours`. */
  hours: readonly HoursSpan[] | null;
  /** The packages that are full; none for the whole venue. */
  package_ids: readonly number[];
  reason: string | null;
  /** An instant in ISO 8601, in UTC. */
  updatedAt: string;
}

/** Days in a row that are closed, full or have other hours, for one reason. */
export interface DayState extends DaySpan {
  kind: CalendarEntryKind;
  hours: readonly HoursSpan[] | null;
  reason: string | null;
}

/**
 * What visitors are told of a day in the venue's zone: closed before full before other hours, and of several of a
 * kind the one that was changed last.
 */
export const dayEntry = (entries: readonly DayEntry[], day: CalendarDate): DayEntry | null => {
  const found = entriesOn(entries, day);
  return latest(found, 'closed') ?? latest(found.filter(isWhole), 'full') ?? latest(found, 'hours');
};

/** What decides the opening hours of a day in the venue's zone: closed or other hours. A full day has its hours. */
export const hoursEntry = (entries: readonly DayEntry[], day: CalendarDate): DayEntry | null => {
  const found = entriesOn(entries, day);
  return latest(found, 'closed') ?? latest(found, 'hours');
};

/** Why a package cannot be booked on a day in the venue's zone: the venue is closed, or it or the package is full. */
export function packageEntry(
  entries: readonly DayEntry[],
  packageId: number,
  day: CalendarDate,
): DayEntry | null {
  const venue = dayEntry(entries, day);
  if (venue && venue.kind !== 'hours') return venue;
  const own = ({ package_ids }: DayEntry) => package_ids.includes(packageId);
  return latest(entriesOn(entries, day).filter(own), 'full');
}

/** What visitors are told of a day instead of one of its entries; null where that is told, of one package at least. */
export function entryInstead(
  { id, package_ids: ids }: DayEntry,
  entries: readonly DayEntry[],
  day: CalendarDate,
): DayEntry | null {
  const told =
    ids.length > 0 ? ids.map((each) => packageEntry(entries, each, day)) : [dayEntry(entries, day)];
  return told.some((each) => each?.id === id) ? null : (told[0] ?? null);
}

/**
 * The days from today on for which an entry decides, in order. Those in a row of which the same is to be said are
 * one; the first may have begun before today.
 * @param entryOn the entry that decides for a day, such as `dayEntry`
 */
export function dayStates(
  entries: readonly DayEntry[],
  today: CalendarDate,
  entryOn: (entries: readonly DayEntry[], day: CalendarDate) => DayEntry | null = dayEntry,
): DayState[] {
  // Only on these days another entry may decide than on the day before.
  const changes = entries.flatMap(({ from, until }) =>
    until === LAST_DAY ? [from] : [from, addDays(until, 1)],
  );
  const days = [...new Set(changes)].sort();
  const states: DayState[] = [];
  days.forEach((from, index) => {
    const entry = entryOn(entries, from);
    if (!entry) return;
    const { kind, hours, reason } = entry;
    const next = days[index + 1];
    const until = next === undefined ? LAST_DAY : addDays(next, -1);
    const last = states.at(-1);
    const goesOn = last && addDays(last.until, 1) === from && isSame(last, entry);
    if (goesOn) last.until = until;
    else states.push({ kind, hours, reason, from, until });
  });
  return states.filter(({ until }) => until >= today);
}

const entriesOn = (entries: readonly DayEntry[], day: CalendarDate) =>
  entries.filter(({ from, until }) => from <= day && day <= until);

const isWhole = ({ package_ids }: DayEntry) => package_ids.length === 0;

function latest(entries: readonly DayEntry[], kind: CalendarEntryKind): DayEntry | null {
  const isLater = (one: DayEntry, other: DayEntry) =>
    one.updatedAt === other.updatedAt ? one.id > other.id : one.updatedAt > other.updatedAt;
  return entries
    .filter((entry) => entry.kind === kind)
    .reduce<DayEntry | null>(
      (last, entry) => (last === null || isLater(entry, last) ? entry : last),
      null,
    );
}

const isSame = (state: DayState, { kind, hours, reason }: DayEntry): boolean =>
  state.kind === kind &&
  state.reason === reason &&
  JSON.stringify(state.hours) === JSON.stringify(hours);
