import type { CalendarDate } from '../calendar';
import { concerns, rankOf, strongest, winnerOn, type RankedEntry } from './precedence';

export interface Overlap<Entry> {
  /** The strongest other entry of the same days. */
  rival: Entry;
  /** How many further entries overlap. */
  others: number;
  /** Which of the two wins on these days; `latest` is the entry, which wins over an equal rival as the later one. */
  winner: 'entry' | 'latest' | 'rival';
}

/**
 * The strongest of the entries that overlap with an entry, and which of the two wins. Null where none overlaps.
 * @param entry without `updatedAt` while it is being written
 */
export function overlapOf<Entry extends RankedEntry>(
  entry: RankedEntry,
  entries: readonly Entry[],
): Overlap<Entry> | null {
  const rivals = entries.filter((other) => other.id !== entry.id && competes(entry, other));
  const rival = strongest(rivals);
  if (!rival) return null;
  const isRival = strongest<RankedEntry>([rival, entry]) === rival;
  const isEqual = rankOf(entry) === rankOf(rival);
  const winner = isRival ? 'rival' : isEqual ? 'latest' : 'entry';
  return { rival, others: rivals.length - 1, winner };
}

/** Whether two entries say something of the same subject and day. */
const competes = (one: RankedEntry, other: RankedEntry): boolean =>
  one.from <= other.until &&
  other.from <= one.until &&
  ['venue' as const, ...(one.package_ids ?? []), ...(other.package_ids ?? [])].some(
    (subject) => concerns(one, subject) && concerns(other, subject),
  );

/** The entry that visitors see on a day instead of this one; null where they see this one, be it for one package. */
export function entryInstead<Entry extends RankedEntry>(
  { id, package_ids }: Entry,
  entries: readonly Entry[],
  day: CalendarDate,
): Entry | null {
  const subjects = package_ids && package_ids.length > 0 ? package_ids : (['venue'] as const);
  const told = subjects.map((subject) => winnerOn(entries, day, subject));
  return told.some((each) => each?.id === id) ? null : (told[0] ?? null);
}
