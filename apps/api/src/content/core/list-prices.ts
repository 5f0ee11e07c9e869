import type { Rupiah } from '@lereng/shared-domain';
import { type FindOptionsWhere, In } from 'typeorm';
import type { ContentTransaction, WriteContext } from '../../writes';
import { invalid, preconditionFailed } from '../../platform/errors';
import { type EditableContentRow, instantAfter } from './content-row';
import type { ContentRepository } from './content.repository';
import type { ContentWrites } from './content-writes';
import { recordHistory } from './history';
import type { Version } from './version';
import type { VersionedList } from './versioned-content';

/** The price of a row, before any discount. */
export interface RowPrice {
  readonly id: number;
  readonly price: Rupiah;
}

/** A new price for the version of a row that its sender has seen, by `updatedAt`. */
export interface NewPrice extends RowPrice {
  readonly version: string;
}

/** The service of a kind with a price. */
interface PricedContent<Row extends EditableContentRow, Response> {
  readonly rows: ContentRepository<Row>;
  readonly writes: ContentWrites;
  list(): Promise<Response[]>;
  /** @throws 422 for values that a request may not have */
  assertValid(version: Version): Promise<void>;
}

/**
 * Changes prices of a list, all of them or none, with one entry in the history. Its versions have the rows that were
 * changed, each with its price.
 */
export class ListPrices<
  Row extends EditableContentRow,
  Response extends object,
> implements VersionedList {
  constructor(private readonly content: PricedContent<Row, Response>) {}

  /**
   * Rows that have their new price already stay as they are.
   *
   * @returns the whole list
   * @throws 412 where a row is gone or has another version, 422 where one is named twice
   */
  update(prices: readonly NewPrice[], context: WriteContext): Promise<Response[]> {
    return this.content.writes.unit.write(context, async (transaction) => {
      const ids = new Set(prices.map(({ id }) => id));
      if (ids.size < prices.length) throw invalid('Setiap data hanya boleh disebut sekali');
      const rows = await this.lock(transaction, prices);
      for (const { id, version } of prices) {
        const row = rows.get(id);
        if (row?.updatedAt !== version) throw changedMeanwhile(row && this.titleOf(row));
      }
      await this.set(transaction, rows, prices);
      return this.content.list();
    });
  }

  async revert(before: Version, context: WriteContext): Promise<Response[]> {
    const prices = pricesIn(before);
    for (const { price } of prices) await this.content.assertValid({ price });
    return this.content.writes.unit.write(context, async (transaction) => {
      const rows = await this.lock(transaction, prices);
      await context.ifMatch.assert();
      const present = prices.filter(({ id }) => rows.has(id));
      await this.set(transaction, rows, present);
      return this.content.list();
    });
  }

  /** The present prices of the rows of an earlier version that still exist, in its order. */
  async present(before: Version): Promise<{ prices: RowPrice[] }> {
    const ids = pricesIn(before).map(({ id }) => id);
    const rows = await this.content.rows.findAll({ id: In(ids) } as FindOptionsWhere<Row>);
    const present = new Map(rows.map((row) => [row.id, this.priceOf(row)]));
    const prices = ids.flatMap((id) => {
      const price = present.get(id);
      return price === undefined ? [] : [{ id, price }];
    });
    return { prices };
  }

  async attainable(before: Version): Promise<{ prices: RowPrice[] }> {
    const { prices } = await this.present(before);
    const there = new Set(prices.map(({ id }) => id));
    return { prices: pricesIn(before).filter(({ id }) => there.has(id)) };
  }

  private async set(
    transaction: ContentTransaction,
    rows: ReadonlyMap<number, Row>,
    prices: readonly RowPrice[],
  ): Promise<void> {
    const { kind } = this.content.rows;
    const before: RowPrice[] = [];
    const after: RowPrice[] = [];
    const changedAt = instantAfter([...rows.values()].map(({ updatedAt }) => updatedAt));
    for (const { id, price } of prices) {
      const former = this.priceOf(rows.get(id) as Row);
      if (former === price) continue;
      before.push({ id, price: former });
      after.push({ id, price });
      const columns = { [this.column]: price, updatedAt: changedAt } as Partial<Row>;
      await this.content.rows.setColumns(transaction, id, columns);
    }
    if (after.length === 0) return;
    await recordHistory(transaction, {
      kind: kind.name,
      subject: 'prices',
      rowId: null,
      name: null,
      action: 'updated',
      before: { prices: before },
      after: { prices: after },
      changedAt,
      rowIds: after.map(({ id }) => id),
    });
  }

  /** Those rows that are there, locked until the transaction ends, by their ids. */
  private async lock(
    transaction: ContentTransaction,
    prices: readonly RowPrice[],
  ): Promise<Map<number, Row>> {
    const where = { id: In(prices.map(({ id }) => id)) } as FindOptionsWhere<Row>;
    const rows = await this.content.rows.lockAll(transaction, where);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private get column(): keyof Row {
    const { name, price } = this.content.rows.kind;
    if (price === undefined) throw new Error(`${name} have no price`);
    return price;
  }

  private priceOf(row: Row): Rupiah {
    return row[this.column] as Rupiah;
  }

  private titleOf(row: Row): string {
    return row[this.content.rows.kind.title] as string;
  }
}

const pricesIn = (version: Version) => version['prices'] as RowPrice[];

function changedMeanwhile(title: string | undefined) {
  const what =
    title === undefined ? 'Salah satu data ini sudah dihapus' : `"${title}" sudah diubah`;
  return preconditionFailed(
    `${what} di tempat lain. Muat versi terbaru, lalu periksa lagi harganya.`,
  );
}
