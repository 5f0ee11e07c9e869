import type { CalendarDate } from '@lereng/shared-domain';
import {
  And,
  type EntityManager,
  type FindManyOptions,
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  MoreThan,
  Not,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Database } from '@lereng/api-site/database';
import type { ImageEntity } from '../../media';
import { type ContentTransaction, ReadKinds, ReadScope } from '../../writes';
import { rightsOf, type Writer } from '../../platform/principal';
import { soundRows } from '../../platform/database';
import { notFound } from '../../platform/errors';
import type { ContentKind } from './content-kind';
import { type ContentRow, imageIdOf, instantAfter } from './content-row';
import {
  type HistoryAction,
  type HistoryEntry,
  HistoryEntryEntity,
  recordHistory,
} from './history';
import { isTranslated, recordTranslations, textsThatGo, translationColumns } from './translations';
import { changedFields, imagesIn, imageVersionOf, type Version } from './version';
import { randomSample } from './random-sample';

/** The columns that a service sets. Ids, instants, relations and positions follow from them. */
export type ContentValues<Row> = Omit<
  Row,
  'id' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'image' | 'furtherImages' | 'position'
>;

/** New values of columns, and the relations of the row that follow from them. */
export interface RowChange<Row> {
  readonly columns: Partial<ContentValues<Row>>;
  readonly relations?: Partial<Row>;
}

/** A row that the sitemap names, with the instant of its last change in ISO 8601 UTC. */
export interface SitemapRow {
  readonly id: number;
  readonly changedAt: string;
}

/**
 * The rows of one kind of content. Methods leave out rows that the rules of stored rows refuse, and, unless they say
 * otherwise, rows in the trash. Lists,
 * `findById` and `getOrThrow` also leave out rows that are hidden from the reader. Reads record the kind and
 * those that it refers to, so that responses that show them can be invalidated. Writes take the transaction of
 * `ContentUnit.write`, which publishes them.
 */
export class ContentRepository<Row extends ContentRow> {
  constructor(
    protected readonly database: Database,
    readonly kind: ContentKind<Row>,
  ) {}

  /** The rows in the order of the kind, with their relations. */
  findAll(where: FindOptionsWhere<Row> = {}): Promise<Row[]> {
    const { entity, relations, position } = this.kind;
    const order = { ...(position && { [position]: 'ASC' }), id: 'ASC' } as FindOptionsOrder<Row>;
    return this.read(async (manager) => {
      const rows = await manager.find(entity, {
        where: { ...this.visible(), ...where },
        order,
        ...(relations && { relations }),
      });
      return soundRows(manager, entity, rows);
    });
  }

  async findById(id: number): Promise<Row | null> {
    return (await this.findAll(this.withId(id)))[0] ?? null;
  }

  /** @throws 404 with the kind's message */
  async getOrThrow(id: number): Promise<Row> {
    return this.orThrow(await this.findById(id));
  }

  /** The first rows of the list, in their order. */
  async findFirst(count: number): Promise<Row[]> {
    const ids = await this.findIds(count);
    const rows = await this.findByIds(ids);
    return rows.length === ids.length ? rows : (await this.findAll()).slice(0, count);
  }

  /**
   * Rows other than the one with this id, chosen at random, in the order of the list.
   *
   * @throws 404 with the kind's message where no row has the id
   */
  async findOthers(id: number, count: number): Promise<Row[]> {
    const ids = await this.findIds();
    if (!ids.includes(id)) throw notFound(this.kind.notFound);
    const others = randomSample(
      ids.filter((other) => other !== id),
      count,
    );
    const rows = await this.findByIds(others);
    if (rows.length === others.length) return rows;
    const all = (await this.findAll()).filter((row) => row.id !== id);
    const chosen = new Set(randomSample(all, count));
    return all.filter((row) => chosen.has(row));
  }

  /** Whether visitors see a text of a row in another language. */
  async hasTranslation(): Promise<boolean> {
    const { entity, hidden } = this.kind;
    const visible = hidden ? { [hidden]: false } : {};
    const where = translationColumns(this.kind).map((column) => ({
      [column]: Not(IsNull()),
      ...visible,
    })) as FindOptionsWhere<Row>[];
    if (where.length === 0) return false;
    return this.database.read((manager) => manager.existsBy(entity, where));
  }

  /** Whether the current request sees such a row. */
  exists(id: number): Promise<boolean> {
    const where = { ...this.withId(id), ...this.visible() };
    return this.read((manager) => manager.existsBy(this.kind.entity, where));
  }

  /**
   * The row with its relations, locked until the transaction ends.
   *
   * @throws 404, also for a hidden row where the writer sees none, with the kind's message
   */
  async getForUpdate({ manager, context }: ContentTransaction, id: number): Promise<Row> {
    const where = { ...this.withId(id), ...this.visibleFor(context.writer) };
    return this.orThrow(this.sound(manager, await this.lockOne(manager, { where })));
  }

  /** The same, to be deleted: also one that the rules refuse, which other methods leave out. */
  async getForDelete({ manager }: ContentTransaction, id: number): Promise<Row> {
    return this.orThrow(await this.lockOne(manager, { where: this.withId(id) }));
  }

  /**
   * Inserts a row, at the end of a list that was put in order, unless the values name a position;
   * `saveFirstVersion` must follow.
   *
   * @returns the new id
   */
  async insert(transaction: ContentTransaction, values: ContentValues<Row>): Promise<number> {
    const { manager } = transaction;
    const now = new Date().toISOString();
    const place = await this.placeOfNew(transaction, values);
    textsThatGo(this.kind, values, values);
    const row = { ...values, ...place, createdAt: now, ...this.changedAt(manager, now) };
    const { identifiers } = await manager.insert(
      this.kind.entity,
      row as QueryDeepPartialEntity<Row>,
    );
    return identifiers[0]?.['id'] as number;
  }

  /** Enters a new row into the history, after everything that belongs to it was stored. @returns the row */
  async saveFirstVersion(transaction: ContentTransaction, id: number): Promise<Row> {
    const row = await this.getOrThrow(id);
    await this.record(transaction, row, 'created', { after: await this.versionOf(row) });
    if (this.showsTranslation(row)) recordTranslations(transaction);
    return row;
  }

  /**
   * Changes a locked row, and enters the change into the history. Writes nothing if every value stays the
   * same.
   *
   * @param row as `getForUpdate` returned it
   * @param change columns that are undefined stay as they are; relations follow from the columns
   * @param before the version that the row had before this write changed anything
   * @returns the row as it is now
   */
  async update(
    transaction: ContentTransaction,
    row: Row,
    { columns, relations = {} }: RowChange<Row>,
    before: Version,
  ): Promise<Row> {
    const { manager } = transaction;
    const named = withoutUndefined(columns);
    const changes = { ...named, ...textsThatGo(this.kind, { ...row, ...named }, named) };
    const changed = { ...row, ...changes, ...relations };
    const after = await this.versionOf(changed);
    if (changedFields(before, after).length === 0) return row;
    const changedAt = instantAfter([lastChange(row)]);
    const values = { ...changes, ...this.changedAt(manager, changedAt) };
    if (Object.keys(values).length > 0) {
      await manager.update(
        this.kind.entity,
        this.withId(row.id),
        values as QueryDeepPartialEntity<Row>,
      );
    }
    await this.record(transaction, changed, 'updated', { before, after, changedAt });
    if (this.showsTranslation(row) !== this.showsTranslation(changed))
      recordTranslations(transaction);
    return { ...changed, ...this.changedAt(manager, changedAt) };
  }

  /**
   * The version of a row: its values, in the fields of requests.
   *
   * @param row with its relations
   */
  async versionOf(row: Row & { image?: ImageEntity | null }): Promise<Version> {
    const fields = Object.entries(this.kind.fields).map(([field, column]) => [field, row[column]]);
    const more = this.kind.versionOf?.(row) ?? {};
    return { ...Object.fromEntries(fields), ...imageVersionOf(row.image), ...more } as Version;
  }

  /** Puts a row into the trash. */
  async delete(transaction: ContentTransaction, row: Row): Promise<void> {
    await this.setDeletedAt(transaction, row.id, new Date().toISOString());
    await this.record(transaction, row, 'deleted');
    if (this.showsTranslation(row)) recordTranslations(transaction);
  }

  /**
   * Takes a row out of the trash: to its old position, or to the end if the list was first put in order after its
   * deletion.
   */
  async restore(transaction: ContentTransaction, row: Row): Promise<void> {
    if (this.kind.position) {
      await this.lockList(transaction);
      if ('position' in row && row.position === 0) {
        const last = await this.lastPosition(transaction);
        if (last > 0) await this.move(transaction, row.id, last + 1);
      }
    }
    await this.setDeletedAt(transaction, row.id, null);
    await this.record(transaction, row, 'restored');
    if (this.showsTranslation(row)) recordTranslations(transaction);
  }

  /** The ids of the images that a row has, the first one first. @param row with its relations */
  imageIdsOf(row: Row): string[] {
    const id = imageIdOf(row);
    return id === null ? [] : [id];
  }

  /** The ids of the images that a row has or had, by its history: those that only its own versions name. */
  async allImageIdsOf({ manager }: ContentTransaction, row: Row): Promise<Set<string>> {
    const found = await manager.find(HistoryEntryEntity, {
      where: { kind: this.kind.name, rowId: String(row.id) },
    });
    const entries = soundRows(manager, HistoryEntryEntity, found);
    const named = entries.flatMap(({ before, after }) => [...imagesIn(before), ...imagesIn(after)]);
    return new Set([...this.imageIdsOf(row), ...named.map(({ id }) => id)]);
  }

  /** Deletes a row for good. */
  async purge(transaction: ContentTransaction, row: Row): Promise<void> {
    await transaction.manager.delete(this.kind.entity, this.withId(row.id));
    await this.record(transaction, row, 'purged');
  }

  /** The titles of rows by their ids, also of rows in the trash. */
  async titlesOf(ids: readonly number[]): Promise<Map<number, string>> {
    const { entity, title } = this.kind;
    const where = { id: In(ids) } as FindOptionsWhere<Row>;
    const select = { id: true, [title]: true } as FindOptionsSelect<Row>;
    const rows = await this.database.read(async (manager) =>
      soundRows(manager, entity, await manager.find(entity, { select, where, withDeleted: true })),
    );
    return new Map(rows.map((row) => [row.id, row[title] as string]));
  }

  /** The rows in the trash, with their relations. */
  findDeleted(): Promise<Row[]> {
    const { entity, relations } = this.kind;
    const options = { ...deleted<Row>({}), ...(relations && { relations }) };
    return this.database.read(async (manager) =>
      soundRows(manager, entity, await manager.find(entity, options)),
    );
  }

  /** The ids of the rows that have been in the trash since before an instant, in ISO 8601 UTC. */
  async idsDeletedBefore(instant: string): Promise<number[]> {
    const options = deleted({
      deletedAt: And(MoreThan(''), LessThan(instant)),
    } as FindOptionsWhere<Row>);
    const select = { id: true } as FindOptionsSelect<Row>;
    const rows = await this.database.read((manager) =>
      manager.find(this.kind.entity, { ...options, select }),
    );
    return rows.map(({ id }) => id);
  }

  /** The row where it is in the trash, else null. */
  findDeletedById(id: number): Promise<Row | null> {
    return this.database.read(async (manager) =>
      this.sound(manager, await manager.findOne(this.kind.entity, deleted(this.withId(id)))),
    );
  }

  /**
   * The row where it is in the trash, with its relations, locked until the transaction ends; else null. Also one that
   * the rules refuse, so that it can be deleted for good.
   */
  findDeletedForUpdate({ manager }: ContentTransaction, id: number): Promise<Row | null> {
    return this.lockOne(manager, deleted(this.withId(id)));
  }

  /**
   * Rows that have a page, for the sitemap.
   *
   * @param today the calendar day in the venue's zone
   */
  async sitemapRows(today: CalendarDate): Promise<SitemapRow[]> {
    const { hasPage = () => true } = this.kind;
    const rows = (await this.findAll()).filter((row) => hasPage(row, today));
    return rows.map((row) => ({ id: row.id, changedAt: lastChange(row) }));
  }

  /**
   * Whether a row has a page, as the sitemap says.
   *
   * @param today the calendar day in the venue's zone
   */
  async hasPage(id: number, today: CalendarDate): Promise<boolean> {
    const { hasPage = () => true } = this.kind;
    const row = await this.findById(id);
    return row !== null && hasPage(row, today);
  }

  /** Waits for other transactions that order or extend the list. Locks of rows would keep no new row out. */
  lockList({ manager }: ContentTransaction): Promise<void> {
    return this.database.lockTable(manager, this.tableName(manager));
  }

  /** The rows of the list, with their relations, locked until the transaction ends. */
  async lockAll(
    { manager }: ContentTransaction,
    where: FindOptionsWhere<Row> = {},
  ): Promise<Row[]> {
    // Every transaction locks in the same order, or two of them could deadlock.
    const order = { id: 'ASC' } as FindOptionsOrder<Row>;
    const rows = await this.lock(manager, { where, order });
    return soundRows(manager, this.kind.entity, rows);
  }

  /** Changes columns of a row without an entry of its own in the history. */
  async setColumns(
    transaction: ContentTransaction,
    id: number,
    columns: Partial<Row>,
  ): Promise<void> {
    const { entity, name } = this.kind;
    const values = columns as QueryDeepPartialEntity<Row>;
    await transaction.manager.update(entity, this.withId(id), values);
    transaction.record(name, id);
  }

  /** Gives a row another position. */
  move(transaction: ContentTransaction, id: number, position: number): Promise<void> {
    return this.setColumns(transaction, id, { [this.positionColumn()]: position } as Partial<Row>);
  }

  /** @throws Error for a kind without an order */
  positionColumn(): keyof Row & string {
    const { name, position } = this.kind;
    if (position === undefined) throw new Error(`${name} have no order`);
    return position;
  }

  protected read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    ReadKinds.record(this.kind.name, ...Object.values(this.kind.references));
    return this.database.read(work);
  }

  /** The condition of rows that the current request may see. */
  protected visible(): FindOptionsWhere<Row> {
    const { hidden } = this.kind;
    if (!hidden || ReadScope.rights().seesHidden) return {};
    return { [hidden]: false } as FindOptionsWhere<Row>;
  }

  /** The condition of rows that a writer may change. The product may change all. */
  private visibleFor(writer: Writer): FindOptionsWhere<Row> {
    const { hidden } = this.kind;
    if (!hidden || writer.name === null || rightsOf(writer).seesHidden) return {};
    return { [hidden]: false } as FindOptionsWhere<Row>;
  }

  protected tableName({ dataSource }: EntityManager): string {
    return dataSource.getMetadata(this.kind.entity).tableName;
  }

  protected withId(id: number): FindOptionsWhere<Row> {
    return { id } as FindOptionsWhere<Row>;
  }

  private showsTranslation(row: Row): boolean {
    const { hidden } = this.kind;
    return isTranslated(this.kind, row) && !(hidden && row[hidden]);
  }

  private sound(manager: EntityManager, row: Row | null): Row | null {
    return (row && soundRows(manager, this.kind.entity, [row])[0]) ?? null;
  }

  private async lockOne(
    manager: EntityManager,
    options: FindManyOptions<Row>,
  ): Promise<Row | null> {
    const [row] = await this.lock(manager, options);
    return row ?? null;
  }

  private async lock(manager: EntityManager, options: FindManyOptions<Row>): Promise<Row[]> {
    const { entity, relations } = this.kind;
    const lock = this.database.rowLock(this.tableName(manager));
    if (!relations) return manager.find(entity, { ...options, ...lock });
    if (!lock.lock) return manager.find(entity, { ...options, relations });
    // PostgreSQL would join a row that another transaction has just changed with the related rows from before.
    const select = { id: true } as FindOptionsSelect<Row>;
    const locked = await manager.find(entity, { ...options, select, ...lock });
    const where = { id: In(locked.map(({ id }) => id)) } as FindOptionsWhere<Row>;
    return locked.length > 0 ? manager.find(entity, { ...options, where, relations }) : [];
  }

  private async placeOfNew(
    transaction: ContentTransaction,
    values: ContentValues<Row>,
  ): Promise<Partial<Row>> {
    const { position } = this.kind;
    if (!position) return {};
    await this.lockList(transaction);
    if (position in values) return {};
    const last = await this.lastPosition(transaction);
    return { [position]: last === 0 ? 0 : last + 1 } as Partial<Row>;
  }

  private async lastPosition({ manager }: ContentTransaction): Promise<number> {
    const row = await manager
      .createQueryBuilder(this.kind.entity, 'row')
      .select(`MAX(row.${this.positionColumn()})`, 'last')
      .getRawOne<{ last: number | null }>();
    return row?.last ?? 0;
  }

  /** The ids in the order of the list; only the first ones if a number is given. */
  private async findIds(count?: number): Promise<number[]> {
    const rows = await this.read((manager) =>
      manager
        .createQueryBuilder(this.kind.entity, 'row')
        .select('row.id', 'id')
        .where(this.visible())
        .orderBy(`row.${this.positionColumn()}`)
        .addOrderBy('row.id')
        .limit(count)
        .getRawMany<{ id: number }>(),
    );
    return rows.map(({ id }) => id);
  }

  private findByIds(ids: readonly number[]): Promise<Row[]> {
    return this.findAll({ id: In(ids) } as FindOptionsWhere<Row>);
  }

  private async setDeletedAt(
    transaction: ContentTransaction,
    id: number,
    deletedAt: string | null,
  ): Promise<void> {
    const change = { deletedAt } as Partial<Row> as QueryDeepPartialEntity<Row>;
    await transaction.manager.update(this.kind.entity, this.withId(id), change);
  }

  /** Writes the entry of the history for one row, and records the change that the event names. */
  private async record(
    transaction: ContentTransaction,
    row: Row,
    action: HistoryAction,
    { before = null, after = null, changedAt }: Partial<HistoryEntry> = {},
  ): Promise<void> {
    const { name: kind, title } = this.kind;
    await recordHistory(transaction, {
      kind,
      subject: 'row',
      rowId: String(row.id),
      name: row[title] as string,
      action,
      before,
      after,
      changedAt,
    });
    transaction.record(kind, row.id);
  }

  private orThrow(row: Row | null): Row {
    if (!row) throw notFound(this.kind.notFound);
    return row;
  }

  /** Only some kinds have the instant of their last change. */
  private changedAt(manager: EntityManager, instant: string): { updatedAt?: string } {
    const metadata = manager.dataSource.getMetadata(this.kind.entity);
    return metadata.findColumnWithPropertyName('updatedAt') ? { updatedAt: instant } : {};
  }
}

/** Options that find rows in the trash alone. */
function deleted<Row extends ContentRow>(where: FindOptionsWhere<Row>): FindManyOptions<Row> {
  // Every instant is more than ''. SQLite sees that the index of deleted rows has all such rows, which it
  // does not see for a negated "IS NULL".
  return { where: { deletedAt: MoreThan(''), ...where }, withDeleted: true };
}

/** The instant of the last change, in ISO 8601 UTC. */
function lastChange(row: ContentRow & { updatedAt?: string }): string {
  return row.updatedAt ?? row.createdAt;
}

function withoutUndefined<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}
