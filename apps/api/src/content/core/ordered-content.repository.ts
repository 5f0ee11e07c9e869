import { isDeepStrictEqual } from 'node:util';
import {
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Database } from '@lereng/api-site/database';
import type { ContentTransaction } from '../../content-events';
import { type ApiError, conflict, notFound } from '../../platform/errors';
import type { OrderedContentKind } from './content-kind';
import type { ContentRow } from './content-row';
import { recordHistory } from './history';
import { ContentRepository, type ContentValues } from './content.repository';
import { randomSample } from './random-sample';

/** A row's place in its list. */
interface Place {
  readonly id: number;
  readonly position: number;
}

/** The rows of a kind whose list the owner puts in order. */
export abstract class OrderedContentRepository<
  Row extends ContentRow,
> extends ContentRepository<Row> {
  constructor(
    database: Database,
    override readonly kind: OrderedContentKind<Row>,
  ) {
    super(database, kind);
  }

  /** The first rows of the list, in their order. */
  async findFirst(count: number): Promise<Row[]> {
    return this.findByIds(await this.findIds(count));
  }

  /**
   * Rows other than the one with this id, chosen at random, in the order of the list.
   *
   * @throws 404 with the kind's message where no row has the id
   */
  async findOthers(id: number, count: number): Promise<Row[]> {
    const ids = await this.findIds();
    if (!ids.includes(id)) throw notFound(this.kind.notFound);
    const others = ids.filter((other) => other !== id);
    return this.findByIds(randomSample(others, count));
  }

  /**
   * Puts the whole list in the order of `ids`, with position 1 for the first. The rows keep their
   * `updatedAt`.
   *
   * @param transaction has locked the list
   * @throws 409 with the present ids where `ids` lacks one, has another one or repeats one
   */
  async reorder(transaction: ContentTransaction, ids: readonly number[]): Promise<void> {
    const places = await this.lockPlaces(transaction);
    const positions = new Map(places.map(({ id, position }) => [id, position]));
    const isSameList = ids.length === places.length && ids.every((id) => positions.has(id));
    if (!isSameList || new Set(ids).size < ids.length) {
      throw orderConflict(places.map(({ id }) => id));
    }
    for (const [index, id] of ids.entries()) {
      if (positions.get(id) !== index + 1) await this.move(transaction, id, index + 1);
    }
    const before = places.map(({ id }) => id);
    if (!isDeepStrictEqual(before, ids)) await this.recordOrder(transaction, before, ids);
  }

  /** An earlier order without the ids that are gone, and with those that came later at its end. */
  async earlierOrder(ids: readonly number[]): Promise<number[]> {
    const present = (await this.findAll()).map(({ id }) => id);
    const places = new Map(ids.map((id, index) => [id, index]));
    const placeOf = (id: number) => places.get(id) ?? ids.length;
    return present.sort((a, b) => placeOf(a) - placeOf(b));
  }

  /** Inserts a row at the end of a list that was put in order, unless the values name a position. */
  override async insert(
    transaction: ContentTransaction,
    values: ContentValues<Row>,
  ): Promise<number> {
    const { position } = this.kind;
    await this.lockList(transaction);
    if (position in values) return super.insert(transaction, values);
    const last = await this.lastPosition(transaction);
    return super.insert(transaction, { ...values, [position]: last === 0 ? 0 : last + 1 });
  }

  /**
   * Restores a row to its old position, or to the end if the list was first put in order after its deletion.
   */
  override async restore(transaction: ContentTransaction, row: Row): Promise<void> {
    await this.lockList(transaction);
    if ('position' in row && row.position === 0) {
      const last = await this.lastPosition(transaction);
      if (last > 0) await this.move(transaction, row.id, last + 1);
    }
    await super.restore(transaction, row);
  }

  /** The ids in the order of the list; only the first ones if a number is given. */
  private async findIds(count?: number): Promise<number[]> {
    const { entity, position } = this.kind;
    const rows = await this.read((manager) =>
      manager
        .createQueryBuilder(entity, 'row')
        .select('row.id', 'id')
        .where(this.visible())
        .orderBy(`row.${position}`)
        .addOrderBy('row.id')
        .limit(count)
        .getRawMany<{ id: number }>(),
    );
    return rows.map(({ id }) => id);
  }

  private findByIds(ids: readonly number[]): Promise<Row[]> {
    return this.findAll({ id: In(ids) } as FindOptionsWhere<Row>);
  }

  private recordOrder(
    transaction: ContentTransaction,
    before: readonly number[],
    after: readonly number[],
  ): Promise<void> {
    const list = { kind: this.kind.name, rowId: null, name: null, action: 'reordered' } as const;
    return recordHistory(transaction, { ...list, before: { ids: before }, after: { ids: after } });
  }

  private async lastPosition({ manager }: ContentTransaction): Promise<number> {
    const { entity, position } = this.kind;
    const row = await manager
      .createQueryBuilder(entity, 'row')
      .select(`MAX(row.${position})`, 'last')
      .getRawOne<{ last: number | null }>();
    return row?.last ?? 0;
  }

  /** Waits for other transactions that order or extend the list. Locks of rows would keep no new row out. */
  lockList({ manager }: ContentTransaction): Promise<void> {
    return this.database.lockTable(manager, this.tableName(manager));
  }

  /** Every row, locked until the transaction ends, in the present order. */
  private async lockPlaces(transaction: ContentTransaction): Promise<Place[]> {
    const { manager } = transaction;
    const { entity, position } = this.kind;
    const rows = await manager.find(entity, {
      select: { id: true, [position]: true } as FindOptionsSelect<Row>,
      // Every transaction locks in the same order, or two of them could deadlock.
      order: { id: 'ASC' } as FindOptionsOrder<Row>,
      ...this.database.rowLock(this.tableName(manager)),
    });
    return rows
      .map((row) => ({ id: row.id, position: row[position] as number }))
      .sort((a, b) => a.position - b.position || a.id - b.id);
  }

  private async move(transaction: ContentTransaction, id: number, to: number): Promise<void> {
    const { entity, name, position } = this.kind;
    const change = { [position]: to } as Partial<Row> as QueryDeepPartialEntity<Row>;
    await transaction.manager.update(entity, this.withId(id), change);
    transaction.record(name, id);
  }
}

/** The error for an order of other ids than those that are there. */
export function orderConflict(ids: readonly (number | string)[]): ApiError {
  return conflict('Daftar ini sudah diubah di tempat lain. Muat versi terbaru dan urutkan lagi.', {
    ids,
  });
}
