import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Version } from './version';

/** The event that an entry records. */
export type HistoryAction = 'created' | 'updated' | 'reordered' | 'deleted' | 'restored' | 'purged';

/** One change of content; written in the transaction of the change. */
@Entity('content_history')
export class HistoryEntryEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  /** Name of the kind of content. */
  @Column({ name: 'kind', type: 'varchar', length: 50 })
  kind!: string;

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

  /** The whole version that was replaced; null where there was none. */
  @Column({ name: 'before', type: 'simple-json', nullable: true })
  before!: Version | null;

  /** The whole version that replaced it; null where there is none. */
  @Column({ name: 'after', type: 'simple-json', nullable: true })
  after!: Version | null;
}

/** The subject of an entry: a row or a setting, the order of a list, or prices of a list that were changed at once. */
export type HistorySubject = 'row' | 'order' | 'prices';

export function subjectOf({ action, rowId }: HistoryEntryEntity): HistorySubject {
  if (rowId !== null) return 'row';
  return action === 'reordered' ? 'order' : 'prices';
}
