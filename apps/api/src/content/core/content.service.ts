import type { Type } from '@nestjs/common';
import type { ContentTransaction } from '../../content-events';
import {
  type ImageEntity,
  type ImageOptions,
  type PreparedImage,
  toImageFocus,
  TrashedImage,
  type UploadedFile,
} from '../../media';
import { Actor } from '../../platform/auth/actor';
import { notFound } from '../../platform/errors';
import type { IfMatch } from '../../platform/http/if-match';
import { readDto } from '../../platform/validation';
import type { ContentResponse } from './content-response.dto';
import { type ContentRow, imageIdOf } from './content-row';
import { ContentWrites } from './content-writes';
import type { ContentRepository, ContentValues, RowChange } from './content.repository';
import { type Version, withoutOtherLineBreaks } from './version';
import { VersionedContent } from './versioned-content';

/** The columns that a service sets itself; the image follows from the upload. */
type OwnValues<Row> = Omit<ContentValues<Row>, 'imageId'>;

/** New values of columns; those that are undefined stay as they are. */
type Changes<Row> = Partial<OwnValues<Row>>;

/**
 * The part of a request that is about the row's image; null removes it. Kinds without images leave it out.
 */
interface ImageRequest {
  readonly image?: UploadedFile | TrashedImage | null;
  readonly image_focus_x?: number;
  readonly image_focus_y?: number;
}

export const NOT_IN_TRASH = 'Data ini tidak ada di sampah';

/**
 * The common part of the services of all kinds: they write rows with their images and their history, delete
 * rows and restore them. `ContentCatalog` finds the services.
 */
export abstract class ContentService<
  Row extends ContentRow = ContentRow,
  Response extends ContentResponse = ContentResponse,
> extends VersionedContent {
  /** The requests that change a row. Their rules hold for a version that comes back, too. */
  protected abstract readonly updateRequest: Type<object>;

  /** How uploads are processed. */
  protected readonly imageOptions: ImageOptions = {};

  /** The error to throw if the database refuses to store a row with this title. */
  protected readonly conflictOf: (error: unknown, title: string) => unknown = (error) => error;

  constructor(
    readonly rows: ContentRepository<Row>,
    protected readonly writes: ContentWrites,
  ) {
    super();
  }

  get kindName(): string {
    return this.rows.kind.name;
  }

  /** Makes the response of the kind's routes from a row with its relations. */
  protected abstract respond(row: Row): Response | Promise<Response>;

  /** @throws 404 */
  async get(id: number): Promise<Response> {
    return this.respond(await this.rows.getOrThrow(id));
  }

  /** Changes the fields that the request names. @throws 404; 412 for another version than `ifMatch` names */
  abstract update(id: number, change: object, ifMatch?: IfMatch): Promise<Response>;

  /** Puts the row into the trash, with its images. @throws 404 */
  remove(id: number): Promise<void> {
    return this.writes.unit.remove(async (transaction) => {
      const row = await this.rows.getForUpdate(transaction, id);
      await this.rows.delete(transaction, row);
      for (const imageId of await this.rows.imageIdsOf(row)) {
        await this.writes.images.detach(transaction, imageId);
      }
    });
  }

  /** Takes the row out of the trash, with its images. @throws 404 where it is not there */
  async restore(id: number): Promise<Response> {
    const { unit, images } = this.writes;
    const row = await this.rows.findDeletedById(id);
    if (!row) throw notFound(NOT_IN_TRASH);
    return this.writeTitle(row[this.rows.kind.title] as string, () =>
      unit.write(async (transaction) => {
        const deleted = await this.getDeleted(transaction, id);
        await this.rows.restore(transaction, deleted);
        for (const imageId of await this.rows.imageIdsOf(deleted)) {
          await images.reattach(transaction, imageId);
        }
        return this.get(id);
      }),
    );
  }

  /** Deletes the row in the trash for good, with its images. @throws 404 where it is not there */
  purge(id: number): Promise<void> {
    return this.writes.unit.remove(async (transaction) => {
      await this.purgeRow(transaction, await this.getDeleted(transaction, id));
    });
  }

  /** Deletes for good what has been in the trash since before an instant, in ISO 8601 UTC. */
  async purgeBefore(instant: string): Promise<void> {
    for (const { id } of await this.rows.findDeletedBefore(instant)) {
      await this.writes.unit.remove(async (transaction) => {
        // It may have been restored meanwhile, or purged by another replica.
        const row = await this.rows.findDeletedForUpdate(transaction, id);
        if (row && (row.deletedAt ?? instant) < instant) await this.purgeRow(transaction, row);
      });
    }
  }

  async findVersion(rowId: string): Promise<Version | null> {
    const row = await this.rows.findById(Number(rowId));
    return row && this.rows.versionOf(row);
  }

  /** An earlier version met the rules of its kind when it was saved. */
  isAllowed(): boolean {
    return true;
  }

  async revert(rowId: string, version: Version, ifMatch: IfMatch): Promise<Response> {
    const id = Number(rowId);
    await this.assertValid(version);
    const { image = null, ...fields } = await this.attainable(version);
    const present = imageIdOf(await this.rows.getOrThrow(id));
    if (image === present) return this.update(id, fields, ifMatch);
    const other = typeof image === 'string' ? new TrashedImage(image) : null;
    return this.update(id, { ...fields, image: other }, ifMatch);
  }

  /**
   * The rules may have changed since a version was saved, and a database may be damaged. What a version refers
   * to is looked up by the update itself.
   *
   * @throws 422 for values that a request may not have
   */
  protected async assertValid(version: Version): Promise<void> {
    const { references = {} } = this.rows.kind;
    const fields = Object.entries(version)
      .filter(([field]) => field !== 'image' && !(field in references))
      // As forms send lists.
      .map(([field, value]) => [field, Array.isArray(value) ? JSON.stringify(value) : value]);
    await readDto(this.updateRequest, Object.fromEntries(fields));
  }

  /** Runs a write of a row with this title; undefined where the title stays as it is. */
  protected async writeTitle<T>(title: string | undefined, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      throw title === undefined ? error : this.conflictOf(error, title);
    }
  }

  /** @param valuesOf may lock and check what the row refers to @param complete adds what belongs to it */
  protected async createRow(
    upload: UploadedFile | undefined,
    request: ImageRequest,
    valuesOf: (transaction: ContentTransaction) => OwnValues<Row> | Promise<OwnValues<Row>>,
    complete: (transaction: ContentTransaction, id: number) => Promise<void> = () =>
      Promise.resolve(),
  ): Promise<Response> {
    const { unit, uploads, images } = this.writes;
    const change = { image: upload, focus: toImageFocus(request) };
    const prepared = await uploads.prepare(change, this.imageOptions);
    return unit.write(async (transaction) => {
      const image = await images.attach(transaction, null, prepared);
      const values = { ...(await valuesOf(transaction)), ...(image && { imageId: image.id }) };
      const id = await this.rows.insert(transaction, values as ContentValues<Row>);
      await complete(transaction, id);
      return this.respond(await this.rows.saveFirstVersion(transaction, id));
    }, prepared);
  }

  /**
   * Changes a row, which is locked meanwhile. A focus is for the row's own image, and ignored without one.
   *
   * @throws 404; 412 for another version than `ifMatch` names
   */
  protected async updateRow(
    id: number,
    request: ImageRequest,
    ifMatch: IfMatch,
    valuesOf: (transaction: ContentTransaction, row: Row) => Changes<Row> | Promise<Changes<Row>>,
  ): Promise<Response> {
    const { unit, images } = this.writes;
    const prepared = await this.prepareImage(id, request, ifMatch);
    return unit.write(async (transaction) => {
      const changed = await this.changeRow(transaction, id, ifMatch, async (row) => {
        const values = withoutOtherLineBreaks(await valuesOf(transaction, row), row);
        const present = imageOf(row);
        const image = await images.attach(transaction, present, prepared);
        const columns =
          image?.id === present?.id ? values : { ...values, imageId: image?.id ?? null };
        const change = { columns, relations: image === present ? {} : { image } };
        return change as RowChange<Row>;
      });
      return this.respond(changed);
    }, prepared);
  }

  /**
   * Locks a row, changes it and enters the change into the history.
   *
   * @param changeOf gets the row with the version that it has; it may write what belongs to the row
   * @returns the row as it is now
   * @throws 404; 412 for another version than `ifMatch` names
   */
  protected async changeRow(
    transaction: ContentTransaction,
    id: number,
    ifMatch: IfMatch,
    changeOf: (row: Row, version: Version) => Promise<RowChange<Row>>,
  ): Promise<Row> {
    const row = await this.rows.getForUpdate(transaction, id);
    await this.assertVersion(ifMatch, row);
    const before = await this.rows.versionOf(row);
    return this.rows.update(transaction, row, await changeOf(row, before), before);
  }

  /** Reads the row first only if an image has to be processed, so that a 412 comes before that work. */
  protected async prepareImage(
    id: number,
    { image, ...request }: ImageRequest,
    ifMatch: IfMatch,
  ): Promise<PreparedImage> {
    const focus = toImageFocus(request);
    const isProcessed = image || (focus && this.imageOptions.portrait);
    const row = isProcessed ? await this.rows.getOrThrow(id) : null;
    if (row) await this.assertVersion(ifMatch, row);
    const present = row && imageOf(row);
    return this.writes.uploads.prepare({ image, focus, present }, this.imageOptions);
  }

  /** A client may have read the version with its token, or as a visitor. */
  private assertVersion(ifMatch: IfMatch, row: Row): Promise<void> {
    const read = async () => this.respond(row);
    return ifMatch.assert(read, () => Actor.runAsVisitor(read));
  }

  private async getDeleted(transaction: ContentTransaction, id: number): Promise<Row> {
    const row = await this.rows.findDeletedForUpdate(transaction, id);
    if (!row) throw notFound(NOT_IN_TRASH);
    return row;
  }

  /** Also the images of its earlier versions, which cannot come back any more. */
  private async purgeRow(transaction: ContentTransaction, row: Row): Promise<void> {
    const imageIds = await this.rows.allImageIdsOf(transaction, row);
    await this.rows.purge(transaction, row);
    for (const imageId of imageIds) await this.writes.images.purge(transaction, imageId);
  }
}

/** The image of a row that was read with its relations; null where it has none, or its kind has none. */
function imageOf(row: ContentRow & { image?: ImageEntity | null }): ImageEntity | null {
  return row.image ?? null;
}
