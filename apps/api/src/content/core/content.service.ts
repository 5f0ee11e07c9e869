import {
  type ImageChange,
  type ImageEntity,
  type ImageFocus,
  type ImageOptions,
  MediaService,
  toImageFocus,
  TrashedImage,
  type UploadedFile,
} from '../../media';
import { notFound } from '../../platform/errors';
import { IfMatch } from '../../platform/http/if-match';
import type { ContentResponse } from './content-response.dto';
import { type ContentRow, imageIdOf } from './content-row';
import type { ContentRepository, ContentValues } from './content.repository';
import { type Version, withoutOtherLineBreaks } from './version';
import { VersionedContent } from './versioned-content';

type Write = Pick<ImageChange, 'transaction'>;

/** The columns that a service sets itself; the image follows from the upload. */
type OwnValues<Row> = Omit<ContentValues<Row>, 'imageId'>;

/** New values of columns; those that are undefined stay as they are. */
type Changes<Row> = Partial<OwnValues<Row>>;

/** What a change of a row may say of its image, with null for none; nothing where its kind has none. */
interface ImageRequest {
  readonly image?: UploadedFile | TrashedImage | null;
  readonly image_focus_x?: number;
  readonly image_focus_y?: number;
}

export const NOT_IN_TRASH = 'Data ini tidak ada di sampah';

/**
 * What the services of all kinds do alike: write rows with their images and their history, delete rows,
 * and put them back. Found by `ContentCatalog`.
 */
export abstract class ContentService<
  Row extends ContentRow = ContentRow,
  Response extends ContentResponse = ContentResponse,
> extends VersionedContent {
  /** How uploads are processed. */
  protected readonly imageOptions: ImageOptions = {};

  /** What to throw where the database refuses that a row with this title comes back. */
  protected readonly conflictOf: (error: unknown, title: string) => unknown = (error) => error;

  constructor(
    readonly rows: ContentRepository<Row>,
    protected readonly media: MediaService,
  ) {
    super();
  }

  get kindName(): string {
    return this.rows.kind.name;
  }

  abstract get(id: number): Promise<Response>;

  /** Changes the fields that the request names. @throws 404; 412 for another version than `ifMatch` names */
  abstract update(id: number, change: object, ifMatch?: IfMatch): Promise<Response>;

  /** Puts the row into the trash, with its image. @throws 404 */
  remove(id: number): Promise<void> {
    return this.media.withUpload(undefined, async ({ transaction, detach }) => {
      const row = await this.rows.getForUpdate(transaction, id);
      await this.rows.delete(transaction, row);
      const imageId = imageIdOf(row);
      if (imageId !== null) await detach(imageId);
    });
  }

  /** Takes the row out of the trash, with its image. @throws 404 where it is not there */
  async restore(id: number): Promise<Response> {
    const row = await this.rows.findDeletedById(id);
    if (!row) throw notFound(NOT_IN_TRASH);
    const imageId = imageIdOf(row);
    if (imageId !== null) await this.media.prepareReturn();
    try {
      return await this.media.withUpload(undefined, async (change) => {
        const { transaction, reattach } = change;
        await this.rows.restore(transaction, await this.getDeleted(change, id));
        if (imageId !== null) await reattach(imageId);
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

  async findVersion(rowId: string): Promise<Version | null> {
    const row = await this.rows.findById(Number(rowId));
    return row && this.rows.versionOf(row);
  }

  /** Whatever a row was like, it met the rules of its kind. */
  isAllowed(): boolean {
    return true;
  }

  async revert(rowId: string, version: Version): Promise<Response> {
    const id = Number(rowId);
    const { image = null, ...fields } = await this.attainable(version);
    const present = imageIdOf(await this.rows.getOrThrow(id));
    if (image === present) return this.update(id, fields);
    const other = typeof image === 'string' ? new TrashedImage(image) : null;
    return this.update(id, { ...fields, image: other });
  }

  /** @param valuesOf may lock and check what the row refers to @param complete adds what belongs to it */
  protected createRow<Upload extends UploadedFile | undefined>(
    upload: Upload,
    request: ImageRequest,
    valuesOf: (change: Write) => OwnValues<Row> | Promise<OwnValues<Row>>,
    complete: (change: Write, id: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<Response> {
    const options = { ...this.imageOptions, focus: toImageFocus(request) };
    return this.media.withUpload(
      upload,
      async ({ transaction, image }) => {
        const values = { ...(await valuesOf({ transaction })), ...this.imageColumn(image) };
        const id = await this.rows.insert(transaction, values as ContentValues<Row>);
        await complete({ transaction }, id);
        await this.rows.saveFirstVersion(transaction, id);
        return this.get(id);
      },
      options,
    );
  }

  /**
   * Changes a row that is locked meanwhile. A focus is for an own image, and ignored where there is none.
   *
   * @throws 404; 412 for another version than `ifMatch` names
   */
  protected async updateRow(
    id: number,
    { image: upload, ...request }: ImageRequest,
    ifMatch: IfMatch,
    valuesOf: (change: Write, row: Row) => Changes<Row> | Promise<Changes<Row>>,
  ): Promise<Response> {
    const focus = toImageFocus(request);
    const assertCurrent = () => ifMatch.assert(() => this.get(id));
    // Before an upload is processed, and again when nobody else can change the row.
    await assertCurrent();
    return this.media.withUpload(
      upload ?? undefined,
      async (change) => {
        const { transaction } = change;
        await this.rows.getForUpdate(transaction, id);
        await assertCurrent();
        const row = await this.rows.getOrThrow(id);
        const before = await this.rows.versionOf(row);
        const values = withoutOtherLineBreaks(await valuesOf(change, row), row);
        const ownImage = upload === null ? { imageId: null } : this.imageColumn(change.image);
        const columns = { ...values, ...ownImage };
        await this.rows.update(transaction, id, columns as Partial<ContentValues<Row>>);
        await this.updateImage(change, imageIdOf(row), upload, focus);
        await this.rows.saveVersion(transaction, id, before);
        return this.get(id);
      },
      { ...this.imageOptions, focus, current: () => this.imageOf(id) },
    );
  }

  private async updateImage(
    { image, detach, refocus }: ImageChange,
    before: string | null,
    upload: ImageRequest['image'],
    focus: ImageFocus | undefined,
  ): Promise<void> {
    if ((image || upload === null) && before !== null) await detach(before);
    if (upload === null) return;
    // The focus of an earlier version is not for the image that stays because its own is gone.
    if (upload instanceof TrashedImage && !image) return;
    const imageId = image?.id ?? before;
    if (imageId !== null) await refocus(imageId, focus);
  }

  private imageColumn(image: ImageEntity | null): { imageId?: string } {
    return image ? { imageId: image.id } : {};
  }

  private async imageOf(id: number): Promise<ImageEntity | null> {
    const row: (Row & { image?: ImageEntity | null }) | null = await this.rows.findById(id);
    return row?.image ?? null;
  }

  private async getDeleted({ transaction }: Write, id: number): Promise<Row> {
    const row = await this.rows.findDeletedForUpdate(transaction, id);
    if (!row) throw notFound(NOT_IN_TRASH);
    return row;
  }

  private async purgeRow({ transaction, purge }: ImageChange, row: Row): Promise<void> {
    await this.rows.purge(transaction, row);
    const imageId = imageIdOf(row);
    if (imageId !== null) await purge(imageId);
  }
}
