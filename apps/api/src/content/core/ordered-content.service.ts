import { IfMatch } from '../../platform/http/if-match';
import type { ContentResponse } from './content-response.dto';
import type { ContentRow } from './content-row';
import { ContentWrites } from './content-writes';
import { ContentService } from './content.service';
import type { OrderedContentRepository } from './ordered-content.repository';

/** The common part of the services of kinds whose list the owner puts in order. */
export abstract class OrderedContentService<
  Row extends ContentRow = ContentRow,
  Response extends ContentResponse = ContentResponse,
> extends ContentService<Row, Response> {
  constructor(
    override readonly rows: OrderedContentRepository<Row>,
    writes: ContentWrites,
  ) {
    super(rows, writes);
  }

  abstract list(): Promise<Response[]>;

  /** @param ids of all rows @throws 409 with the present ids where these are others */
  updateOrder(ids: readonly number[]): Promise<Response[]> {
    return this.reorder(IfMatch.ANY, () => ids);
  }

  /**
   * Puts the list back into an earlier order, as far as its rows are still there.
   *
   * @throws 412 for another present version than `ifMatch` names
   */
  revertOrder(ids: readonly number[], ifMatch: IfMatch): Promise<Response[]> {
    return this.reorder(ifMatch, () => this.rows.earlierOrder(ids));
  }

  private reorder(
    ifMatch: IfMatch,
    orderOf: () => readonly number[] | Promise<readonly number[]>,
  ): Promise<Response[]> {
    return this.writes.unit.write(async (transaction) => {
      await this.rows.lockList(transaction);
      await ifMatch.assert();
      await this.rows.reorder(transaction, await orderOf());
      return this.list();
    });
  }
}
