import type { CalendarDate } from '../calendar';
import type { DaySpan } from '../days';
import type { CalendarEntryKind } from './calendar-entries';

/** What decides which entry of the calendar wins. */
export interface RankedEntry extends DaySpan {
  id?: number;
  kind: CalendarEntryKind;
  /** Empty for the whole venue; null where none is left. */
  package_ids: readonly number[] | null;
  /** An instant in ISO 8601, in UTC. An entry without it is being written, so it is the latest. */
  updatedAt?: string;
}

/** What an entry decides about: what visitors are told of the venue's day, its hours, or a package, by its id. */
export type DaySubject = 'venue' | 'hours' | number;

/**
 * The entry that wins on a day in the venue's zone (D3): closed before full of the venue before other hours before full
 * of the package, and of equals the one that was changed last. A full day has its hours, and hours leave packages as
 * they are.
 */
export const winnerOn = <Entry extends RankedEntry>(
  entries: readonly Entry[],
  day: CalendarDate,
  subject: DaySubject,
): Entry | null =>
  strongest(
    entries.filter((entry) => entry.from <= day && day <= entry.until && concerns(entry, subject)),
  );

/** Whether an entry says anything of a subject on its days. */
export function concerns({ kind, package_ids }: RankedEntry, subject: DaySubject): boolean {
  if (kind === 'closed') return true;
  if (kind === 'hours') return typeof subject !== 'number';
  if (package_ids?.length === 0) return subject !== 'hours';
  return package_ids?.some((id) => id === subject) ?? false;
}

/** The one that wins wherever each of these entries says something. */
export const strongest = <Entry extends RankedEntry>(entries: readonly Entry[]): Entry | null =>
  entries.reduce<Entry | null>(
    (best, entry) => (best && leadOf(best, entry) >= 0 ? best : entry),
    null,
  );

export function rankOf({ kind, package_ids }: RankedEntry): number {
  if (kind === 'closed') return 4;
  if (kind === 'hours') return 2;
  return package_ids?.length === 0 ? 3 : 1;
}

/** Later than every instant. */
const NOW = '9999';

/** More than 0 where the first entry is stronger than the other one. */
function leadOf(one: RankedEntry, other: RankedEntry): number {
  const { updatedAt = NOW, id = 0 } = one;
  const { updatedAt: changed = NOW, id: otherId = 0 } = other;
  return (
    rankOf(one) - rankOf(other) ||
    Number(updatedAt > changed) - Number(updatedAt < changed) ||
    id - otherId
  );
}
