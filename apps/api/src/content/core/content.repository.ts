import type { CalendarDate } from '@lereng/shared-domain';
import {
  type EntityManager,
  type FindManyOptions,
  type FindOptionsOrder,
  type FindOptionsWhere,
  IsNull,
  LessThan,
  Not,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { ContentReads, type ContentTransaction, type Database } from '../../platform/database';
import type { EntityLookup } from '../../platform/http/entity-id';
import { notFound } from '../../platform/http/errors';
import type { ContentKind } from './content-kind';
import type { ContentRow } from './content-row';

/** What a service sets; ids, instants, relations and places in the list follow from it. */
export type ContentValues<Row> = Omit<
  Row,
  'id' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'image' | 'position'
>;

/** A row that the sitemap names, with the instant of its last change in ISO 8601 UTC. */
export interface SitemapRow {
  readonly id: number;
  readonly changedAt: string;
}

/**
 * The rows of one kind of content. Those in the trash are there for the methods that say so, and for
 * nothing else. Reads record the kind, so that what is cached of them can be
 * invalidated; writes take the transaction of `ContentUnit.write`, which publishes them.
 */
export abstract class ContentRepository<Row extends ContentRow> implements EntityLookup {
  constructor(
    protected readonly database: Database,
    readonly kind: ContentKind<Row>,
  ) {}

  /** In the order of the kind; with its relations. */
  findAll(where: FindOptionsWhere<Row> = {}): Promise<Row[]> {
    const { entity, relations, position } = this.kind;
    const order = { ...(position && { [position]: 'ASC' }), id: 'ASC' } as FindOptionsOrder<Row>;
    return this.read((manager) =>
      manager.find(entity, { where, order, ...(relations && { relations }) }),
    );
  }

  async findById(id: number): Promise<Row | null> {
    return (await this.findAll(this.withId(id)))[0] ?? null;
  }

  /** @throws 404 with the kind's message */
  async getOrThrow(id: number): Promise<Row> {
    return this.orThrow(await this.findById(id));
  }

  exists(id: number): Promise<boolean> {
    return this.read((manager) => manager.existsBy(this.kind.entity, this.withId(id)));
  }

  /**
   * The row without its relations, locked until the transaction ends.
   *
   * @throws 404 with the kind's message
   */
  async getForUpdate({ manager }: ContentTransaction, id: number): Promise<Row> {
    const where = this.withId(id);
    const lock = this.database.rowLock(this.tableName(manager));
    return this.orThrow(await manager.findOne(this.kind.entity, { where, ...lock }));
  }

  /** @returns the new id */
  async insert(transaction: ContentTransaction, values: ContentValues<Row>): Promise<number> {
    const { manager } = transaction;
    const now = new Date().toISOString();
    const row = { ...values, createdAt: now, ...this.changedAt(manager, now) };
    const { identifiers } = await manager.insert(
      this.kind.entity,
      row as QueryDeepPartialEntity<Row>,
    );
    const id = identifiers[0]?.['id'] as number;
    transaction.record(this.kind.name, id);
    return id;
  }

  /** Values that are undefined stay as they are. */
  async update(
    transaction: ContentTransaction,
    id: number,
    values: Partial<ContentValues<Row>>,
  ): Promise<void> {
    const { manager } = transaction;
    const change = { ...values, ...this.changedAt(manager, new Date().toISOString()) };
    if (Object.values(change).every((value) => value === undefined)) return;
    await manager.update(this.kind.entity, this.withId(id), change as QueryDeepPartialEntity<Row>);
    transaction.record(this.kind.name, id);
  }

  /** Puts a row into the trash. */
  async delete(transaction: ContentTransaction, { id }: Row): Promise<void> {
    await this.setDeletedAt(transaction, id, new Date().toISOString());
  }

  /** Takes a row out of the trash. */
  async restore(transaction: ContentTransaction, { id }: Row): Promise<void> {
    await this.setDeletedAt(transaction, id, null);
  }

  /** Deletes a row for good. */
  async purge(transaction: ContentTransaction, { id }: Row): Promise<void> {
    await transaction.manager.delete(this.kind.entity, this.withId(id));
    transaction.record(this.kind.name, id);
  }

  /** Those in the trash, with their relations. */
  findDeleted(): Promise<Row[]> {
    const { entity, relations } = this.kind;
    const options = { ...deleted<Row>({}), ...(relations && { relations }) };
    return this.database.read((manager) => manager.find(entity, options));
  }

  /** The row where it is in the trash, else null. */
  findDeletedById(id: number): Promise<Row | null> {
    return this.database.read((manager) =>
      manager.findOne(this.kind.entity, deleted(this.withId(id))),
    );
  }

  /** Those in the trash since before an instant, in ISO 8601 UTC. */
  findDeletedBefore(instant: string): Promise<Row[]> {
    const where = { deletedAt: LessThan(instant) } as FindOptionsWhere<Row>;
    return this.database.read((manager) =>
      manager.find(this.kind.entity, { where, withDeleted: true }),
    );
  }

  /** The row where it is in the trash, locked until the transaction ends; else null. */
  findDeletedForUpdate({ manager }: ContentTransaction, id: number): Promise<Row | null> {
    const lock = this.database.rowLock(this.tableName(manager));
    return manager.findOne(this.kind.entity, { ...deleted(this.withId(id)), ...lock });
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

  protected read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    ContentReads.record(this.kind.name);
    return this.database.read(work);
  }

  protected tableName({ dataSource }: EntityManager): string {
    return dataSource.getMetadata(this.kind.entity).tableName;
  }

  protected withId(id: number): FindOptionsWhere<Row> {
    return { id } as FindOptionsWhere<Row>;
  }

  private async setDeletedAt(
    transaction: ContentTransaction,
    id: number,
    deletedAt: string | null,
  ): Promise<void> {
    const change = { deletedAt } as Partial<Row> as QueryDeepPartialEntity<Row>;
    await transaction.manager.update(this.kind.entity, this.withId(id), change);
    transaction.record(this.kind.name, id);
  }

  private orThrow(row: Row | null): Row {
    if (!row) throw notFound(this.kind.notFound);
    return row;
  }

  /** Not every kind says when it was changed last. */
  private changedAt(manager: EntityManager, instant: string): { updatedAt?: string } {
    const metadata = manager.dataSource.getMetadata(this.kind.entity);
    return metadata.findColumnWithPropertyName('updatedAt') ? { updatedAt: instant } : {};
  }
}

/** Options that find rows in the trash alone. */
function deleted<Row extends ContentRow>(where: FindOptionsWhere<Row>): FindManyOptions<Row> {
  return { where: { ...where, deletedAt: Not(IsNull()) }, withDeleted: true };
}

/** ISO 8601 UTC. */
function lastChange(row: ContentRow & { updatedAt?: string }): string {
  return row.updatedAt ?? row.createdAt;
}
