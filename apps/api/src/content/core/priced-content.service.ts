import type { IfMatch } from '../../platform/http/if-match';
import type { ContentResponse } from './content-response.dto';
import type { EditableContentRow } from './content-row';
import { ContentWrites } from './content-writes';
import { OrderedContentService } from './ordered-content.service';
import type { NewPrice, PricedContentRepository, RowPrice } from './priced-content.repository';

/** The common part of the services of kinds whose prices the owner can change at once. */
export abstract class PricedContentService<
  Row extends EditableContentRow = EditableContentRow,
  Response extends ContentResponse = ContentResponse,
> extends OrderedContentService<Row, Response> {
  constructor(
    override readonly rows: PricedContentRepository<Row>,
    writes: ContentWrites,
  ) {
    super(rows, writes);
  }

  /**
   * Changes the prices of rows, all of them or none.
   *
   * @returns the whole list
   * @throws 412 where a row is gone or has another version
   */
  updatePrices(prices: readonly NewPrice[]): Promise<Response[]> {
    return this.writes.unit.write(async (transaction) => {
      await this.rows.changePrices(transaction, prices);
      return this.list();
    });
  }

  /**
   * Gives rows an earlier price, as far as they are still there.
   *
   * @returns the whole list
   * @throws 412 for other present prices than `ifMatch` names, 422 for a price that requests may not have
   */
  async revertPrices(prices: readonly RowPrice[], ifMatch: IfMatch): Promise<Response[]> {
    for (const { price } of prices) await this.assertValid({ price });
    return this.writes.unit.write(async (transaction) => {
      await this.rows.revertPrices(transaction, prices, ifMatch);
      return this.list();
    });
  }
}
