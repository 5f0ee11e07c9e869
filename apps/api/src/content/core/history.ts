import {
  Column,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { JsonColumn, soundRows } from '../../platform/database';
import type { ContentTransaction } from '../../writes';
import { changedFields, type Version } from './version';

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

  /** Null for a moment alone, in which a trigger completes what a former release has written. */
  @Column({ name: 'subject', type: 'varchar', length: 20, nullable: true })
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

/** Adds an entry to the history in the transaction of the change, with its user and its save. */
export async function recordHistory(
  transaction: ContentTransaction,
  { changedAt = new Date().toISOString(), rowIds = [], ...entry }: HistoryEntry,
): Promise<void> {
  if (await joinSave(transaction, entry)) return;
  const { manager, context } = transaction;
  const values = {
    ...entry,
    changedAt,
    username: context.writer.name,
    saveId: context.saveId ?? context.key?.key ?? null,
  };
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

/**
 * One save may send several requests about a row, such as one for each photo: their changes are one entry, if nothing
 * else came between them.
 *
 * @param transaction has locked the row
 * @returns false for a change that needs an entry of its own
 */
async function joinSave(
  { manager, context: { writer, saveId } }: ContentTransaction,
  { kind, rowId, before, after }: HistoryEntry,
): Promise<boolean> {
  if (saveId === null || rowId === null || !before || !after) return false;
  const found = await manager.find(HistoryEntryEntity, {
    where: { kind, rowId },
    order: { id: 'DESC' },
    take: 1,
  });
  const [last] = soundRows(manager, HistoryEntryEntity, found);
  const isOfSave = last?.saveId === saveId && last.username === writer.name;
  // Prices that were changed at once are an entry of the list.
  if (!isOfSave || changedFields(last.after, before).length > 0) return false;
  const values = { after } as QueryDeepPartialEntity<HistoryEntryEntity>;
  await manager.update(HistoryEntryEntity, last.id, values);
  return true;
}
