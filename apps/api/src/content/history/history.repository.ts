import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, LessThan } from 'typeorm';
import { Database } from '../../platform/database';
import { HistoryEntryEntity } from '../core';

/** Selects entries of the history. */
export interface HistoryFilter {
  readonly kind?: string;
  readonly rowId?: string;
  /** Entries older than the one with this id. */
  readonly before?: number;
  readonly limit: number;
}

/** The entries of the history, which the repositories of content write. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly database: Database) {}

  /** The selected entries, with the last change first. */
  find({ kind, rowId, before, limit }: HistoryFilter): Promise<HistoryEntryEntity[]> {
    const where: FindOptionsWhere<HistoryEntryEntity> = {
      ...(kind !== undefined && { kind }),
      ...(rowId !== undefined && { rowId }),
      ...(before !== undefined && { id: LessThan(before) }),
    };
    return this.database.read((manager) =>
      manager.find(HistoryEntryEntity, { where, order: { id: 'DESC' }, take: limit }),
    );
  }

  findById(id: number): Promise<HistoryEntryEntity | null> {
    return this.database.read((manager) => manager.findOneBy(HistoryEntryEntity, { id }));
  }

  /** Removes the entries from before an instant, in ISO 8601 UTC. */
  async removeBefore(instant: string): Promise<void> {
    await this.database.transaction((manager) =>
      manager.delete(HistoryEntryEntity, { changedAt: LessThan(instant) }),
    );
  }
}
