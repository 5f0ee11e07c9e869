import { isDeepStrictEqual } from 'node:util';
import type { QueryDeepPartialEntity } from 'typeorm';
import type { ContentTransaction } from '../../writes';
import { HistoryEntryEntity } from './history-entry.entity';
import { FURTHER_IMAGES, imagesIn } from './image-versions';
import { changedFields, type Version } from './version';

/** A change of content; its instant is now by default. */
export type HistoryEntry = Omit<HistoryEntryEntity, 'id' | 'username' | 'changedAt'> & {
  readonly changedAt?: string;
};

/** Adds an entry to the history in the transaction of the change, with its user. */
export async function recordHistory(
  { manager, actor }: ContentTransaction,
  { changedAt = new Date().toISOString(), ...entry }: HistoryEntry,
): Promise<void> {
  const values = { ...entry, changedAt, username: actor };
  await manager.insert(HistoryEntryEntity, values as QueryDeepPartialEntity<HistoryEntryEntity>);
}

/** A large photo on a slow connection takes minutes. */
const SAME_SAVE_MS = 10 * 60_000;

/** A change that adds images to a row. */
interface AddedImages {
  readonly kind: string;
  readonly rowId: number;
  /** The instant of the change before, in ISO 8601 UTC. */
  readonly lastChange: string;
  readonly before: Version;
  readonly after: Version;
}

/**
 * One save of a package sends a request for each of its photos. They join the entry of the row's creation, or of the
 * photos before them, if that is the last change of the row, by the same user and a moment ago.
 *
 * @param transaction has locked the row
 * @returns false for a change that needs an entry of its own
 */
export async function joinLastSave(
  { manager, actor }: ContentTransaction,
  { kind, rowId, lastChange, before, after }: AddedImages,
): Promise<boolean> {
  if (Date.now() - Date.parse(lastChange) > SAME_SAVE_MS) return false;
  const last = await manager.findOne(HistoryEntryEntity, {
    where: { kind, rowId: String(rowId) },
    order: { id: 'DESC' },
  });
  const isSameSave =
    last?.username === actor &&
    // Prices that were changed at once are an entry of the list.
    changedFields(last.after, before).length === 0 &&
    (last.action === 'created' || addsImages(last));
  if (isSameSave) {
    const values = { after } as QueryDeepPartialEntity<HistoryEntryEntity>;
    await manager.update(HistoryEntryEntity, last.id, values);
  }
  return isSameSave;
}

function addsImages({ action, before, after }: HistoryEntryEntity): boolean {
  const [former, present] = [imagesIn(before), imagesIn(after)];
  return (
    action === 'updated' &&
    isDeepStrictEqual(changedFields(before, after), [FURTHER_IMAGES]) &&
    isDeepStrictEqual(present.slice(0, former.length), former)
  );
}
