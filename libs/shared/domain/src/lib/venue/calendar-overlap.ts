import type { DaySpan } from '../days';
import type { CalendarEntryKind } from './calendar-entries';

/** What the rank of an entry follows from. */
export interface RankedEntry extends DaySpan {
  id?: number;
  kind: CalendarEntryKind;
  /** Empty for the whole venue; null where none is left. */
  package_ids: readonly number[] | null;
  /** ISO 8601 UTC. */
  updatedAt?: string;
}

export interface Overlap<Entry> {
  /** The strongest of the others on days of the entry. */
  rival: Entry;
  /** How many more there are. */
  others: number;
  /** Which of the two counts on these days; `latest` is the entry, as the later one of equals. */
  winner: 'entry' | 'latest' | 'rival';
}

/**
 * What an entry that is being written overlaps with, and what counts then: closed before full of the venue before
 * other hours. Full packages compete with what is closed or full, but
 * leave hours and other packages as they are. Null where nothing competes with it.
 * @param isStored whether it stays as it is stored; otherwise it is saved now, and so the latest of equals
 */
export function overlapOf<Entry extends RankedEntry>(
  entry: RankedEntry,
  entries: readonly Entry[],
  isStored = false,
): Overlap<Entry> | null {
  const rivals = entries
    .filter((other) => other.id !== entry.id && competes(entry, other))
    .sort(strongestFirst);
  const [rival] = rivals;
  if (!rival) return null;
  const lead = rankOf(entry) - rankOf(rival);
  const isLater = !isStored || strongestFirst(entry, rival) < 0;
  const winner = lead > 0 ? 'entry' : lead < 0 || !isLater ? 'rival' : 'latest';
  return { rival, others: rivals.length - 1, winner };
}

function competes(a: RankedEntry, b: RankedEntry): boolean {
  if (a.until < b.from || b.until < a.from || !a.package_ids || !b.package_ids) return false;
  const [named, other] = a.package_ids.length > 0 ? [a, b] : [b, a];
  const ids = named.package_ids ?? [];
  if (ids.length === 0) return true;
  const others = other.package_ids ?? [];
  if (others.length > 0) return ids.some((id) => others.includes(id));
  return other.kind !== 'hours';
}

function rankOf({ kind, package_ids }: RankedEntry): number {
  if (kind === 'closed') return 4;
  if (kind === 'hours') return 2;
  return package_ids?.length === 0 ? 3 : 1;
}

/** Of equals the one that was changed last, as `dayEntry` has it. */
export const strongestFirst = (a: RankedEntry, b: RankedEntry): number =>
  rankOf(b) - rankOf(a) || compareTexts(b.updatedAt, a.updatedAt) || (b.id ?? 0) - (a.id ?? 0);

const compareTexts = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
