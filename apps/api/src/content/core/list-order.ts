import { isDeepStrictEqual } from 'node:util';
import type { ContentTransaction, WriteContext } from '../../writes';
import { type ApiError, conflict } from '../../platform/errors';
import type { ContentRow } from './content-row';
import type { ContentRepository } from './content.repository';
import type { ContentWrites } from './content-writes';
import { recordHistory } from './history';
import type { Version } from './version';
import type { VersionedList } from './versioned-content';

/** The service of a kind with a position. */
interface OrderedContent<Row extends ContentRow, Response> {
  readonly rows: ContentRepository<Row>;
  readonly writes: ContentWrites;
  list(): Promise<Response[]>;
}

/** A row's place in its list. */
interface Place {
  readonly id: number;
  readonly position: number;
}

/** Puts the list of a kind in order. Its versions have the ids in their order. */
export class ListOrder<Row extends ContentRow, Response extends object> implements VersionedList {
  constructor(private readonly content: OrderedContent<Row, Response>) {}

  /**
   * Puts the whole list in the order of `ids`. The rows keep their `updatedAt`.
   *
   * @throws 409 with the present ids where `ids` lacks one, has another one or repeats one
   */
  update(ids: readonly number[], context: WriteContext): Promise<Response[]> {
    return this.write(context, () => Promise.resolve(ids));
  }

  revert(before: Version, context: WriteContext): Promise<Response[]> {
    return this.write(context, async () => (await this.attainable(before)).ids);
  }

  async present(): Promise<{ ids: number[] }> {
    return { ids: (await this.content.rows.findAll()).map(({ id }) => id) };
  }

  /** Ids that came later are at the end. */
  async attainable(before: Version): Promise<{ ids: number[] }> {
    const former = before['ids'] as number[];
    const places = new Map(former.map((id, index) => [id, index]));
    const placeOf = (id: number) => places.get(id) ?? former.length;
    const { ids } = await this.present();
    return { ids: ids.sort((a, b) => placeOf(a) - placeOf(b)) };
  }

  private write(
    context: WriteContext,
    orderOf: () => Promise<readonly number[]>,
  ): Promise<Response[]> {
    const { rows, writes } = this.content;
    return writes.unit.write(context, async (transaction) => {
      await rows.lockList(transaction);
      await context.ifMatch.assert();
      await this.reorder(transaction, await orderOf());
      return this.content.list();
    });
  }

  /** The first row gets position 1. */
  private async reorder(transaction: ContentTransaction, ids: readonly number[]): Promise<void> {
    const places = await this.lockPlaces(transaction);
    const before = places.map(({ id }) => id);
    const positions = new Map(places.map(({ id, position }) => [id, position]));
    const isSameList = ids.length === places.length && ids.every((id) => positions.has(id));
    if (!isSameList || new Set(ids).size < ids.length) throw orderConflict(before);
    const { rows } = this.content;
    for (const [index, id] of ids.entries()) {
      if (positions.get(id) !== index + 1) await rows.move(transaction, id, index + 1);
    }
    if (isDeepStrictEqual(before, ids)) return;
    await recordHistory(transaction, {
      kind: rows.kind.name,
      subject: 'order',
      rowId: null,
      name: null,
      action: 'reordered',
      before: { ids: before },
      after: { ids },
    });
  }

  /** Every row, locked until the transaction ends, in the present order. */
  private async lockPlaces(transaction: ContentTransaction): Promise<Place[]> {
    const { rows } = this.content;
    const position = rows.positionColumn();
    const locked = await rows.lockAll(transaction);
    return locked
      .map((row) => ({ id: row.id, position: row[position] as number }))
      .sort((a, b) => a.position - b.position || a.id - b.id);
  }
}

/** The error for an order of other ids than those that are there. */
export function orderConflict(ids: readonly (number | string)[]): ApiError {
  return conflict('Daftar ini sudah diubah di tempat lain. Muat versi terbaru dan urutkan lagi.', {
    ids,
  });
}
