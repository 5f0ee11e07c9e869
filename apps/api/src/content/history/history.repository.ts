import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThan, LessThanOrEqual, Raw } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { soundRows } from '../../platform/database';
import { HistoryEntryEntity } from '../core';

/** Selects entries of the history. */
export interface HistoryFilter {
  readonly kind?: string;
  /** With the prices of its list that were changed at once, if its own was among them. */
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
  async find({ rowId, limit, ...filter }: HistoryFilter): Promise<HistoryEntryEntity[]> {
    if (rowId === undefined) return this.select(filter, {}, limit);
    const own = await this.select(filter, { rowId }, limit);
    // A query of its own, as the index leads to few entries of a list: only these are searched for the row.
    const ofPrices = await this.select(filter, pricesWith(rowId), limit);
    return [...own, ...ofPrices].sort((a, b) => b.id - a.id).slice(0, limit);
  }

  findById(id: number): Promise<HistoryEntryEntity | null> {
    return this.database.read(async (manager) => {
      const found = await manager.findBy(HistoryEntryEntity, { id });
      return soundRows(manager, HistoryEntryEntity, found)[0] ?? null;
    });
  }

  /** The names of rows by their last entries that are not later than an instant, in ISO 8601 UTC. */
  async namesAt(
    kind: string,
    ids: readonly number[],
    instant: string,
  ): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    return this.database.read(async (manager) => {
      const last = await manager.findOne(HistoryEntryEntity, {
        select: { id: true },
        where: { changedAt: LessThanOrEqual(instant) },
        order: { changedAt: 'DESC', id: 'DESC' },
      });
      if (!last) return new Map();
      const query = manager.createQueryBuilder(HistoryEntryEntity, 'entry');
      // The index leads to the last entry of each row, however many came before and after it.
      const lastOfRows = ids.map((id, index) =>
        query
          .subQuery()
          .select('each.id')
          .from(HistoryEntryEntity, 'each')
          .where(`each.kind = :kind AND each.rowId = :row${index}`, { [`row${index}`]: String(id) })
          .andWhere('each.id <= :last AND each.name IS NOT NULL')
          .orderBy('each.id', 'DESC')
          .limit(1)
          .getQuery(),
      );
      const entries = await query
        .select(['entry.id', 'entry.rowId', 'entry.name'])
        .where(`entry.id IN (${lastOfRows.join(', ')})`, { kind, last: last.id })
        .getMany();
      return new Map(entries.map(({ rowId, name }) => [Number(rowId), name as string]));
    });
  }

  /** Removes the entries from before an instant, in ISO 8601 UTC. */
  async removeBefore(instant: string): Promise<void> {
    await this.database.essentialTransaction((manager) =>
      manager.delete(HistoryEntryEntity, { changedAt: LessThan(instant) }),
    );
  }

  private select(
    { kind, before }: Pick<HistoryFilter, 'kind' | 'before'>,
    condition: FindOptionsWhere<HistoryEntryEntity>,
    limit: number,
  ): Promise<HistoryEntryEntity[]> {
    const where: FindOptionsWhere<HistoryEntryEntity> = {
      ...condition,
      ...(kind !== undefined && { kind }),
      ...(before !== undefined && { id: LessThan(before) }),
    };
    return this.database.read(async (manager) =>
      soundRows(
        manager,
        HistoryEntryEntity,
        await manager.find(HistoryEntryEntity, { where, order: { id: 'DESC' }, take: limit }),
      ),
    );
  }
}

/** Entries of prices that were changed at once, the price of a row among them. */
const pricesWith = (rowId: string): FindOptionsWhere<HistoryEntryEntity> => ({
  rowId: IsNull(),
  action: 'updated',
  before: Raw((column) => `${column} LIKE :prices`, {
    prices: `%{"id":${Number(rowId)},"price":%`,
  }),
});
