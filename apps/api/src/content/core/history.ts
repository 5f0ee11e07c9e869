import type { QueryDeepPartialEntity } from 'typeorm';
import { Actor } from '../../platform/auth/actor';
import type { ContentTransaction } from '../../content-events';
import { HistoryEntryEntity } from './history-entry.entity';

/** A change of content; its instant is now by default. */
export type HistoryEntry = Omit<HistoryEntryEntity, 'id' | 'username' | 'changedAt'> & {
  readonly changedAt?: string;
};

/** Adds an entry to the history in the transaction of the change, with the user of the current request. */
export async function recordHistory(
  { manager }: ContentTransaction,
  { changedAt = new Date().toISOString(), ...entry }: HistoryEntry,
): Promise<void> {
  const values = { ...entry, changedAt, username: Actor.current() };
  await manager.insert(HistoryEntryEntity, values as QueryDeepPartialEntity<HistoryEntryEntity>);
}
