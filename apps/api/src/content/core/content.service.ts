import type { Type } from '@nestjs/common';
import { OTHERS } from '@lereng/shared-domain';
import { type FindOptionsWhere, In } from 'typeorm';
import { BY_ITSELF, type ContentTransaction, ReadScope, type WriteContext } from '../../writes';
import {
  type ImageEntity,
  type PreparedImage,
  toImageFocus,
  TrashedImage,
  type UploadedFile,
} from '../../media';
import { notFound } from '../../platform/errors';
import type { IfMatch } from '../../platform/http/entity-tag';
import { readDto } from '../../platform/validation';
import { columnsOfCreate, columnsOfUpdate } from './content-kind';
import type { ContentResponse } from './content.dto';
import { type ContentRow, imageIdOf } from './content-row';
import { ContentWrites } from './content-writes';
import type { ContentRepository, ContentValues, RowChange } from './content.repository';
import { type Version, withoutOtherLineBreaks } from './version';
import { type Shown, VersionedContent } from './versioned-content';

/** The part of a request that is about the row's image; null removes it. Kinds without images leave it out. */
interface ImageRequest {
  readonly image?: UploadedFile | TrashedImage | null;
  readonly image_focus_x?: number;
  readonly image_focus_y?: number;
}

export const NOT_IN_TRASH = 'Data ini tidak ada di sampah';

/**
 * The common part of the services of all kinds: they list rows, write them with their images and their history, delete
 * and restore them. Methods that take an id throw 404 for an unknown one, and changes 412 for another version than
 * their context names. `ContentCatalog` finds the services.
 */
export abstract class ContentService<
  Row extends ContentRow = ContentRow,
  Response extends ContentResponse = ContentResponse,
  Create extends object = object,
  Update extends object = Partial<Create>,
> extends VersionedContent {
  /** The error to throw if the database refuses to store a row with this title. */
  protected readonly conflictOf: (error: unknown, title: string) => unknown = (error) => error;

  /** @param updateRequest whose rules hold for a version that comes back, too */
  constructor(
    readonly rows: ContentRepository<Row>,
    readonly writes: ContentWrites,
    private readonly updateRequest: Type<object>,
  ) {
    super();
  }

  get kindName(): string {
    return this.rows.kind.name;
  }

  get shown(): Readonly<Record<string, Shown>> {
    return this.rows.kind.shown;
  }

  override get references(): Readonly<Record<string, string>> {
    return this.rows.kind.references;
  }

  /**
   * Makes the responses of the kind's routes from rows with their relations, in their order.
   *
   * @param isListed whether they are those of a list, or the one of a row
   */
  protected abstract respondAll(
    rows: readonly Row[],
    isListed: boolean,
  ): Response[] | Promise<Response[]>;

  /** All rows in the order of the kind. */
  async list(): Promise<Response[]> {
    return this.respondAll(await this.rows.findAll(), true);
  }

  /** The first rows of the list, for the home page. */
  async listFirst(count: number): Promise<Response[]> {
    return this.respondAll(await this.rows.findFirst(count), true);
  }

  /** Other rows, chosen at random, for the page of this one. */
  async listOthers(id: number): Promise<Response[]> {
    return this.respondAll(await this.rows.findOthers(id, OTHERS), true);
  }

  async get(id: number): Promise<Response> {
    return this.respond(await this.rows.getOrThrow(id));
  }

  /** Whether there is such a row, also a hidden one. */
  exists(id: number): Promise<boolean> {
    return this.rows.exists(id);
  }

  async create(request: Create & ImageRequest, context: WriteContext): Promise<Response> {
    const { unit, uploads, images } = this.writes;
    const { kind } = this.rows;
    const change = { image: request.image, focus: toImageFocus(request) };
    const prepared = await uploads.prepare(change, kind.image);
    const columns = columnsOfCreate(kind, request);
    return this.writeTitle(columns, () =>
      unit.write(
        context,
        async (transaction) => {
          const image = await images.attach(transaction, null, prepared);
          const more = await this.newColumns?.(transaction, request);
          const values = { ...columns, ...more, ...(image && { imageId: image.id }) };
          const id = await this.rows.insert(transaction, values as ContentValues<Row>);
          await this.afterInsert?.(transaction, id, request);
          return this.respond(await this.rows.saveFirstVersion(transaction, id));
        },
        prepared,
      ),
    );
  }

  /** Changes the fields that the request names. A focus is ignored where the row has no image. */
  async update(
    id: number,
    request: Update & ImageRequest,
    context: WriteContext,
  ): Promise<Response> {
    const { unit, images } = this.writes;
    const prepared = await this.prepareImage(id, request, context.ifMatch);
    const columns = columnsOfUpdate(this.rows.kind, request);
    return this.writeTitle(columns, () =>
      unit.write(
        context,
        async (transaction) => {
          const changed = await this.changeRow(transaction, id, context.ifMatch, async (row) => {
            const more = await this.changedColumns?.(transaction, request, row);
            const values = withoutOtherLineBreaks({ ...columns, ...more }, row);
            const present = imageOf(row);
            const image = await images.attach(transaction, present, prepared);
            const isOther = image?.id !== present?.id;
            return {
              columns: { ...values, ...(isOther && { imageId: image?.id ?? null }) },
              relations: image === present ? {} : { image },
            } as RowChange<Row>;
          });
          return this.respond(changed);
        },
        prepared,
      ),
    );
  }

  /** Puts the row into the trash, with its images. */
  remove(id: number, context: WriteContext): Promise<void> {
    return this.writes.unit.remove(context, async (transaction) => {
      await this.removeRow(transaction, await this.rows.getForDelete(transaction, id));
    });
  }

  /** Puts rows into the trash at once: of these, those that are still there and still meet a condition. */
  removeAll(
    ids: readonly number[],
    isStill: (row: Row) => boolean,
    context: WriteContext,
  ): Promise<void> {
    return this.writes.unit.remove(context, async (transaction) => {
      const rows = await this.rows.lockAll(transaction, { id: In(ids) } as FindOptionsWhere<Row>);
      for (const row of rows.filter(isStill)) await this.removeRow(transaction, row);
    });
  }

  private async removeRow(transaction: ContentTransaction, row: Row): Promise<void> {
    await this.rows.delete(transaction, row);
    for (const imageId of this.rows.imageIdsOf(row)) {
      await this.writes.images.detach(transaction, imageId);
    }
  }

  /** Takes the row out of the trash, with its images. @throws 404 where it is not there */
  async restore(id: number, context: WriteContext): Promise<Response> {
    const { unit, images } = this.writes;
    const row = await this.rows.findDeletedById(id);
    if (!row) throw notFound(NOT_IN_TRASH);
    return this.writeTitle(row, () =>
      unit.write(context, async (transaction) => {
        const deleted = await this.getDeleted(transaction, id);
        await this.rows.restore(transaction, deleted);
        for (const imageId of this.rows.imageIdsOf(deleted)) {
          await images.reattach(transaction, imageId);
        }
        return this.get(id);
      }),
    );
  }

  /** Deletes the row in the trash for good, with its images. @throws 404 where it is not there */
  purge(id: number, context: WriteContext): Promise<void> {
    return this.writes.unit.remove(context, async (transaction) => {
      await this.purgeRow(transaction, await this.getDeleted(transaction, id));
    });
  }

  /** Deletes for good the rows that have been in the trash since before an instant, in ISO 8601 UTC. */
  async purgeBefore(instant: string): Promise<void> {
    const isOld = ({ deletedAt }: Row) => deletedAt !== null && deletedAt < instant;
    for (const id of await this.rows.idsDeletedBefore(instant)) {
      await this.writes.unit.remove(BY_ITSELF, async (transaction) => {
        // It may have been restored meanwhile, or purged by another replica.
        const row = await this.rows.findDeletedForUpdate(transaction, id);
        if (row && isOld(row)) await this.purgeRow(transaction, row);
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

  async revert(rowId: string, version: Version, context: WriteContext): Promise<Response> {
    const id = Number(rowId);
    await this.assertValid(version);
    const { image = null, ...fields } = await this.attainable(version);
    const present = imageIdOf(await this.rows.getOrThrow(id));
    const other = typeof image === 'string' ? new TrashedImage(image) : null;
    const change = image === present ? fields : { ...fields, image: other };
    return this.update(id, change as Update & ImageRequest, context);
  }

  /**
   * The rules may have changed since a version was saved, and a database may be damaged. The rows that a
   * version refers to are looked up by the update itself.
   *
   * @throws 422 for values that a request may not have
   */
  async assertValid(version: Version): Promise<void> {
    const { references } = this.rows.kind;
    const fields = Object.entries(version)
      .filter(([field]) => field !== 'image' && !(field in references))
      // As forms send lists.
      .map(([field, value]) => [field, Array.isArray(value) ? JSON.stringify(value) : value]);
    await readDto(this.updateRequest, Object.fromEntries(fields));
  }

  /** Columns of a new row that are no fields; may lock and check the rows that it refers to. */
  protected newColumns?(
    transaction: ContentTransaction,
    request: Create,
  ): Partial<Row> | Promise<Partial<Row>>;

  /** As `newColumns`, for a change of a locked row; undefined columns stay as they are. */
  protected changedColumns?(
    transaction: ContentTransaction,
    request: Update,
    stored: Row,
  ): Partial<Row> | Promise<Partial<Row>>;

  /** Adds rows of other tables, such as the packages of a promotion, before the first version is stored. */
  protected afterInsert?(
    transaction: ContentTransaction,
    id: number,
    request: Create,
  ): Promise<void>;

  protected async respond(row: Row): Promise<Response> {
    const [response] = await this.respondAll([row], false);
    return response as Response;
  }

  /**
   * Locks a row, changes it and enters the change into the history.
   *
   * @param changeOf gets the row with the version that it has; it may write rows of other tables that belong to it
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
    const { image: options } = this.rows.kind;
    const isProcessed = image || (focus && options?.portrait);
    const row = isProcessed ? await this.rows.getOrThrow(id) : null;
    if (row) await this.assertVersion(ifMatch, row);
    const present = row && imageOf(row);
    return this.writes.uploads.prepare({ image, focus, present }, options);
  }

  /** Without an instant of its last change, a client may have read the version with its token, or as a visitor. */
  private assertVersion(ifMatch: IfMatch, row: Row & { updatedAt?: string }): Promise<void> {
    const { updatedAt } = row;
    const read = async () => (updatedAt === undefined ? this.respond(row) : { updatedAt });
    return ifMatch.assert(read, () => ReadScope.asVisitor(read));
  }

  /** Runs a write of a row; its title is missing where it stays as it is. */
  private async writeTitle<T>(columns: Partial<Row>, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      const title = columns[this.rows.kind.title];
      throw title === undefined ? error : this.conflictOf(error, String(title));
    }
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
