import type { ImageChange, MediaService } from '../../media';
import { notFound } from '../../platform/http/errors';
import type { ContentResponse } from './content-response.dto';
import { type ContentRow, imageIdOf } from './content-row';
import type { ContentRepository } from './content.repository';

type Write = Pick<ImageChange, 'transaction'>;

export const NOT_IN_TRASH = 'Data ini tidak ada di sampah';

/** What the services of all kinds do alike: delete rows, and put them back. Found by `ContentCatalog`. */
export abstract class ContentService<Row extends ContentRow = ContentRow> {
  /** What to throw where the database refuses that a row with this title comes back. */
  protected readonly conflictOf: (error: unknown, title: string) => unknown = (error) => error;

  constructor(
    readonly rows: ContentRepository<Row>,
    protected readonly media: MediaService,
  ) {}

  abstract get(id: number): Promise<ContentResponse>;

  /** Puts the row into the trash, with its image. @throws 404 */
  remove(id: number): Promise<void> {
    return this.media.withUpload(undefined, async ({ transaction, release }) => {
      const row = await this.rows.getForUpdate(transaction, id);
      await this.rows.delete(transaction, row);
      const imageId = imageIdOf(row);
      if (imageId !== null) await release(imageId);
    });
  }

  /** Takes the row out of the trash, with its image. @throws 404 where it is not there */
  async restore(id: number): Promise<ContentResponse> {
    const row = await this.rows.findDeletedById(id);
    if (!row) throw notFound(NOT_IN_TRASH);
    try {
      return await this.media.withReturn(imageIdOf(row), async (change) => {
        const { transaction, reclaim } = change;
        await this.rows.restore(transaction, await this.getDeleted(change, id));
        await reclaim();
        return this.get(id);
      });
    } catch (error) {
      throw this.conflictOf(error, row[this.rows.kind.title] as string);
    }
  }

  /** Deletes the row in the trash for good, with its image. @throws 404 where it is not there */
  purge(id: number): Promise<void> {
    return this.media.withUpload(undefined, async (change) => {
      await this.purgeRow(change, await this.getDeleted(change, id));
    });
  }

  /** Deletes for good what has been in the trash since before an instant, in ISO 8601 UTC. */
  async purgeBefore(instant: string): Promise<void> {
    for (const { id } of await this.rows.findDeletedBefore(instant)) {
      await this.media.withUpload(undefined, async (change) => {
        // It may have been put back meanwhile, or purged by another replica.
        const row = await this.rows.findDeletedForUpdate(change.transaction, id);
        if (row && (row.deletedAt ?? instant) < instant) await this.purgeRow(change, row);
      });
    }
  }

  private async getDeleted({ transaction }: Write, id: number): Promise<Row> {
    const row = await this.rows.findDeletedForUpdate(transaction, id);
    if (!row) throw notFound(NOT_IN_TRASH);
    return row;
  }

  private async purgeRow({ transaction, discard }: ImageChange, row: Row): Promise<void> {
    await this.rows.purge(transaction, row);
    const imageId = imageIdOf(row);
    if (imageId !== null) await discard(imageId);
  }
}
