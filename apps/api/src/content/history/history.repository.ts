import { Injectable } from '@nestjs/common';
import { LessThan, type SelectQueryBuilder } from 'typeorm';
import { Database } from '@lereng/api-site/database';
import { soundRows } from '../../platform/database';
import { HistoryEntryEntity, HistoryRowEntity, type Version } from '../core';

/** Selects entries of the history. */
export interface HistoryFilter {
  readonly kind?: string;
  /** With the prices of its list that were changed at once, if its own was among them. */
  readonly rowId?: string;
  /** Entries older than the one with this id. */
  readonly before?: number;
  readonly limit: number;
}

/** A row of a kind of content, by the kind's name. */
export interface NamedRow {
  readonly kind: string;
  readonly id: number;
}

interface FormerName extends NamedRow {
  readonly name: string;
  /** What the entry has of the row: all of its fields, unless it is about its availability alone. */
  readonly version: Version | null;
}

/** The entries of the history, which the repositories of content write. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly database: Database) {}

  /** The selected entries, with the last change first. */
  async find({ rowId, ...filter }: HistoryFilter): Promise<HistoryEntryEntity[]> {
    if (rowId === undefined) return this.select(filter);
    const own = await this.select(filter, (query) =>
      query.andWhere('entry.rowId = :rowId', { rowId }),
    );
    // Two queries, as no index finds both the entries of a row and those of lists with its price.
    const ofPrices = await this.select(filter, (query) =>
      query.innerJoin(
        HistoryRowEntity,
        'changed',
        'changed.entryId = entry.id AND changed.rowId = :rowId',
        { rowId },
      ),
    );
    return [...own, ...ofPrices].sort((a, b) => b.id - a.id).slice(0, filter.limit);
  }

  findById(id: number): Promise<HistoryEntryEntity | null> {
    return this.database.read(async (manager) => {
      const found = await manager.findBy(HistoryEntryEntity, { id });
      return soundRows(manager, HistoryEntryEntity, found)[0] ?? null;
    });
  }

  /**
   * The names of rows by their last entries that are not later than an instant, in ISO 8601 UTC: one query, of which the
   * indexes lead to the last entry of all and to that of each row, however many came before and after it.
   */
  async namesAt(rows: readonly NamedRow[], instant: string): Promise<FormerName[]> {
    if (rows.length === 0) return [];
    const entries = await this.database.read((manager) => {
      const query = manager.createQueryBuilder(HistoryEntryEntity, 'entry');
      const last = query
        .subQuery()
        .select('last.id')
        .from(HistoryEntryEntity, 'last')
        .where('last.changedAt <= :instant')
        .orderBy({ 'last.changedAt': 'DESC', 'last.id': 'DESC' })
        .limit(1)
        .getQuery();
      const lastOfRows = rows.map(({ kind, id }, n) =>
        query
          .subQuery()
          .select('each.id')
          .from(HistoryEntryEntity, 'each')
          .where(`each.kind = :kind${n}`, { [`kind${n}`]: kind })
          .andWhere(`each.rowId = :row${n}`, { [`row${n}`]: String(id) })
          .andWhere(`each.id <= ${last} AND each.name IS NOT NULL`)
          .orderBy('each.id', 'DESC')
          .limit(1)
          .getQuery(),
      );
      return query
        .select(['entry.id', 'entry.kind', 'entry.rowId', 'entry.name', 'entry.after'])
        .where(`entry.id IN (${lastOfRows.join(', ')})`, { instant })
        .getMany();
    });
    return entries.map(({ kind, rowId, name, after }) => ({
      kind,
      id: Number(rowId),
      name: String(name),
      version: after,
    }));
  }

  /** Removes the entries from before an instant, in ISO 8601 UTC. */
  async removeBefore(instant: string): Promise<void> {
    await this.database.essentialTransaction((manager) =>
      manager.delete(HistoryEntryEntity, { changedAt: LessThan(instant) }),
    );
  }

  private select(
    { kind, before, limit }: Omit<HistoryFilter, 'rowId'>,
    narrow: (query: SelectQueryBuilder<HistoryEntryEntity>) => unknown = () => undefined,
  ): Promise<HistoryEntryEntity[]> {
    return this.database.read(async (manager) => {
      const query = manager
        .createQueryBuilder(HistoryEntryEntity, 'entry')
        .orderBy('entry.id', 'DESC')
        .limit(limit);
      if (kind !== undefined) query.andWhere('entry.kind = :kind', { kind });
      if (before !== undefined) query.andWhere('entry.id < :before', { before });
      narrow(query);
      return soundRows(manager, HistoryEntryEntity, await query.getMany());
    });
  }
}
