import { isDeepStrictEqual } from 'node:util';
import {
  Column,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { JsonColumn, soundRows } from '../../platform/database';
import type { ContentTransaction } from '../../writes';
import { changedFields, FURTHER_IMAGES, imagesIn, type Version } from './version';

/** The event that an entry records. */
export type HistoryAction = 'created' | 'updated' | 'reordered' | 'deleted' | 'restored' | 'purged';

/**
 * What an entry is about: a row or a setting, its availability, the order of a list, or prices of a list that were
 * changed at once.
 */
export type HistorySubject = 'row' | 'availability' | 'order' | 'prices';

/** One change of content; written in the transaction of the change. */
@Entity('content_history')
export class HistoryEntryEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  /** Name of the kind of content. */
  @Column({ name: 'kind', type: 'varchar', length: 50 })
  kind!: string;

  @Column({ name: 'subject', type: 'varchar', length: 20 })
  subject!: HistorySubject;

  /** Its id, or the key of a setting; null for a list. */
  @Column({ name: 'row_id', type: 'varchar', length: 50, nullable: true })
  rowId!: string | null;

  /** The name of the row at that time; null for a list and for a setting. */
  @Column({ name: 'name', type: 'text', nullable: true })
  name!: string | null;

  @Column({ name: 'action', type: 'varchar', length: 20 })
  action!: HistoryAction;

  /** Who did it; null for the product itself. */
  @Column({ name: 'username', type: 'text', nullable: true })
  username!: string | null;

  /** ISO 8601 UTC. */
  @Column({ name: 'changed_at', type: 'varchar', length: 24 })
  changedAt!: string;

  /** The key of the request that began its save; null where that has none. */
  @Column({ name: 'save_id', type: 'varchar', length: 64, nullable: true })
  saveId!: string | null;

  /** The whole version that was replaced; null where there was none. */
  @JsonColumn({ name: 'before', nullable: true })
  before!: Version | null;

  /** The whole version that replaced it; null where there is none. */
  @JsonColumn({ name: 'after', nullable: true })
  after!: Version | null;
}

/** A row whose price was changed with others, by the entry about their list. */
@Entity('content_history_rows')
export class HistoryRowEntity {
  @PrimaryColumn({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  @PrimaryColumn({ name: 'row_id', type: 'varchar', length: 50 })
  rowId!: string;
}

/** A change of content; its instant is now by default. */
export type HistoryEntry = Omit<HistoryEntryEntity, 'id' | 'username' | 'changedAt' | 'saveId'> & {
  readonly changedAt?: string;
  /** The rows of a list whose prices were changed. */
  readonly rowIds?: readonly number[];
};

/** Adds an entry to the history in the transaction of the change, with its user. */
export async function recordHistory(
  { manager, actor }: ContentTransaction,
  { changedAt = new Date().toISOString(), rowIds = [], ...entry }: HistoryEntry,
): Promise<void> {
  const values = { ...entry, changedAt, username: actor };
  const { identifiers } = await manager.insert(
    HistoryEntryEntity,
    values as QueryDeepPartialEntity<HistoryEntryEntity>,
  );
  if (rowIds.length === 0) return;
  const entryId = identifiers[0]?.['id'] as number;
  await manager.insert(
    HistoryRowEntity,
    rowIds.map((id) => ({ entryId, rowId: String(id) })),
  );
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
  const found = await manager.find(HistoryEntryEntity, {
    where: { kind, rowId: String(rowId) },
    order: { id: 'DESC' },
    take: 1,
  });
  const [last] = soundRows(manager, HistoryEntryEntity, found);
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
