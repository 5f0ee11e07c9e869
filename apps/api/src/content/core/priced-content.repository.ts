import type { Rupiah } from '@lereng/shared-domain';
import {
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Database } from '@lereng/api-site/database';
import type { ContentTransaction } from '../../content-events';
import { invalid, preconditionFailed } from '../../platform/errors';
import type { IfMatch } from '../../platform/http/if-match';
import type { PricedContentKind } from './content-kind';
import type { EditableContentRow } from './content-row';
import { recordHistory } from './history';
import { OrderedContentRepository } from './ordered-content.repository';

/** The price of a row, before any discount. */
export interface RowPrice {
  readonly id: number;
  readonly price: Rupiah;
}

/** A new price for the version of a row that its sender has seen, by `updatedAt`. */
export interface NewPrice extends RowPrice {
  readonly version: string;
}

/** The rows of a kind whose prices the owner can change at once. */
export abstract class PricedContentRepository<
  Row extends EditableContentRow,
> extends OrderedContentRepository<Row> {
  constructor(
    database: Database,
    override readonly kind: PricedContentKind<Row>,
  ) {
    super(database, kind);
  }

  /**
   * Changes the prices of rows, with one entry in the history. Rows that have their new price already stay
   * as they are.
   *
   * @throws 412 where a row is gone or has another version, 422 where one is named twice; then no price changes
   */
  async changePrices(transaction: ContentTransaction, prices: readonly NewPrice[]): Promise<void> {
    const ids = new Set(prices.map(({ id }) => id));
    if (ids.size < prices.length) throw invalid('Setiap data hanya boleh disebut sekali');
    const rows = await this.lockRows(transaction, prices);
    for (const { id, version } of prices) {
      const row = rows.get(id);
      if (row?.updatedAt !== version) throw changedMeanwhile(row && this.titleOf(row));
    }
    await this.setPrices(transaction, rows, prices);
  }

  /**
   * Gives rows that are still there an earlier price.
   *
   * @throws 412 for other present prices than `ifMatch` names
   */
  async revertPrices(
    transaction: ContentTransaction,
    prices: readonly RowPrice[],
    ifMatch: IfMatch,
  ): Promise<void> {
    const rows = await this.lockRows(transaction, prices);
    await ifMatch.assert();
    const present = prices.filter(({ id }) => rows.has(id));
    await this.setPrices(transaction, rows, present);
  }

  /** The present prices of those rows that are still there, in the order of `ids`. */
  async pricesOf(ids: readonly number[]): Promise<RowPrice[]> {
    const rows = await this.findAll({ id: In(ids) } as FindOptionsWhere<Row>);
    const prices = new Map(rows.map((row) => [row.id, this.priceOf(row)]));
    return ids.flatMap((id) => {
      const price = prices.get(id);
      return price === undefined ? [] : [{ id, price }];
    });
  }

  private async setPrices(
    transaction: ContentTransaction,
    rows: ReadonlyMap<number, Row>,
    prices: readonly RowPrice[],
  ): Promise<void> {
    const { entity, name, price: column } = this.kind;
    const before: RowPrice[] = [];
    const after: RowPrice[] = [];
    const changedAt = new Date().toISOString();
    for (const { id, price } of prices) {
      const former = this.priceOf(rows.get(id) as Row);
      if (former === price) continue;
      before.push({ id, price: former });
      after.push({ id, price });
      const change = { [column]: price, updatedAt: changedAt } as Partial<Row>;
      await transaction.manager.update(
        entity,
        this.withId(id),
        change as QueryDeepPartialEntity<Row>,
      );
      transaction.record(name, id);
    }
    if (after.length === 0) return;
    const list = { kind: name, rowId: null, name: null, action: 'updated', changedAt } as const;
    await recordHistory(transaction, {
      ...list,
      before: { prices: before },
      after: { prices: after },
    });
  }

  /** Those rows that are there, locked until the transaction ends, by their ids. */
  private async lockRows(
    { manager }: ContentTransaction,
    prices: readonly RowPrice[],
  ): Promise<Map<number, Row>> {
    const rows = await manager.find(this.kind.entity, {
      where: { id: In(prices.map(({ id }) => id)) } as FindOptionsWhere<Row>,
      // Every transaction locks in the same order, or two of them could deadlock.
      order: { id: 'ASC' } as FindOptionsOrder<Row>,
      ...this.database.rowLock(this.tableName(manager)),
    });
    return new Map(rows.map((row) => [row.id, row]));
  }

  private priceOf(row: Row): Rupiah {
    return row[this.kind.price] as Rupiah;
  }

  private titleOf(row: Row): string {
    return row[this.kind.title] as string;
  }
}

function changedMeanwhile(title: string | undefined) {
  const what =
    title === undefined ? 'Salah satu data ini sudah dihapus' : `"${title}" sudah diubah`;
  return preconditionFailed(
    `${what} di tempat lain. Muat versi terbaru, lalu periksa lagi harganya.`,
  );
}
