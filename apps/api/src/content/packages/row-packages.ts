import type { Type } from '@nestjs/common';
import type { Database } from '@lereng/api-site/database';
import {
  Column,
  type FindManyOptions,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  IsNull,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type QueryDeepPartialEntity,
  type Relation,
} from 'typeorm';
import { soundRows } from '../../platform/database';
import { type ContentTransaction, ReadScope } from '../../writes';
import type { ContentKind, ContentRow, Version } from '../core';
import { PackageEntity } from './package.entity';

/** A package that a row names. Each kind has a table of these, with the row and what it says of the package. */
export abstract class RowPackage {
  abstract rowId: number;

  @PrimaryColumn({ name: 'package_id', type: 'integer' })
  packageId!: number;

  @ManyToOne(() => PackageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'package_id' })
  package!: Relation<PackageEntity>;
}

/** The same of a kind that keeps the order in which packages were chosen. */
export abstract class OrderedRowPackage extends RowPackage {
  /** From 0. */
  @Column({ name: 'position', type: 'integer' })
  position!: number;
}

/** A package in a list of requests and versions: its id, or its id with the columns that its table adds. */
export type NamedPackage = number | { readonly package_id: number };

/** Which rows that name packages are read, and which of their columns. */
interface RowsOfPackages<Row, Place> {
  readonly where: FindOptionsWhere<Row>;
  /** Columns of the rows, with the id among them. */
  readonly columns: readonly (keyof Row & string)[];
  /** The number that the table which links rows to packages says of each package. */
  readonly said: keyof Place & string;
  /** The only packages that matter; null for all. */
  readonly packageIds: readonly number[] | null;
}

/**
 * The packages that the rows of a kind name. A package in the trash stays in the table, so that a restored package is
 * in its rows again (A12); changes of a row leave it there.
 */
export class RowPackages<Place extends RowPackage, Row extends ContentRow> {
  private readonly isOrdered: boolean;
  private readonly order: FindOptionsOrder<Place>;

  /** @param entity of the table @param kind whose rows name packages */
  constructor(
    private readonly database: Database,
    private readonly entity: Type<Place>,
    private readonly kind: ContentKind<Row>,
  ) {
    this.isOrdered = entity.prototype instanceof OrderedRowPackage;
    // A package that was put back may share its position with one that was chosen meanwhile.
    const order = { ...(this.isOrdered && { position: 'ASC' }), packageId: 'ASC' };
    this.order = order as FindOptionsOrder<Place>;
  }

  /**
   * The packages of rows, by the id of the row and in their order, without those in the trash and those that are hidden
   * from the reader. It records no read in the `ReadScope`, as whoever read the rows did.
   */
  async ofRows(
    rowIds: readonly number[],
    columns: Pick<FindManyOptions<Place>, 'select' | 'relations'> = {},
  ): Promise<Map<number, Place[]>> {
    const where = this.ofVisible(rowIds);
    const groups = new Map<number, Place[]>();
    for (const place of await this.find({ ...columns, where })) addTo(groups, place.rowId, place);
    return groups;
  }

  /** The ids of the packages that `ofRows` gives. */
  async idsOfRows(rowIds: readonly number[]): Promise<Map<number, number[]>> {
    const places = await this.database.read((manager) =>
      manager
        .createQueryBuilder(this.entity, 'place')
        .select(['place.rowId AS "rowId"', 'place.packageId AS "packageId"'])
        .innerJoin('place.package', 'package')
        .where(this.ofVisible(rowIds))
        .orderBy('place.packageId')
        .getRawMany<Pick<RowPackage, 'rowId' | 'packageId'>>(),
    );
    const groups = new Map<number, number[]>();
    for (const { rowId, packageId } of places) addTo(groups, rowId, packageId);
    return groups;
  }

  /** The packages of a row in their order, also those in the trash and hidden ones. */
  allOf(rowId: number): Promise<Place[]> {
    return this.find({ where: { rowId } as FindOptionsWhere<Place> });
  }

  /**
   * The rows outside the trash that name packages, by the id of the package, in one query. It has one line for each row,
   * with all of its packages as a JSON object: tens of thousands of lines would take most of a second.
   */
  async ofPackages<T>(
    { where, columns, said, packageIds }: RowsOfPackages<Row, Place>,
    entryOf: (row: Row, said: number) => T,
  ): Promise<Map<number, T[]>> {
    const { entity } = this.kind;
    const object = this.database.kind === 'sqlite' ? 'json_group_object' : 'json_object_agg';
    return this.database.read(async (manager) => {
      const query = manager.createQueryBuilder(entity, 'row');
      const places = query
        .subQuery()
        .select(`CAST(${object}(place.packageId, place.${said}) AS text)`)
        .from(this.entity, 'place')
        .where('place.rowId = row.id');
      // An empty `IN ()` is invalid SQL; no package has the id 0.
      if (packageIds) places.andWhere('place.packageId IN (:...ids)', { ids: [0, ...packageIds] });
      const { entities, raw } = await query
        .select(columns.map((column) => `row.${column}`))
        .addSelect(places.getQuery(), 'places')
        .where(where)
        .setParameters(places.getParameters())
        .getRawAndEntities<{ row_id: number; places: string | null }>();
      const rows = new Map(soundRows(manager, entity, entities).map((row) => [row.id, row]));
      const groups = new Map<number, T[]>();
      for (const { row_id, places } of raw) {
        const row = rows.get(row_id);
        if (!row) continue;
        const named = JSON.parse(places ?? '{}') as Record<string, number>;
        for (const id in named) addTo(groups, Number(id), entryOf(row, named[id] as number));
      }
      return groups;
    });
  }

  /**
   * Replaces the packages of a row in the transaction of its change. Those in the trash keep their positions, as nobody
   * chose to remove them; the others get the free positions.
   *
   * @param named in the order of the row; a repeated one counts once
   */
  async replace(
    { manager }: ContentTransaction,
    rowId: number,
    named: readonly NamedPackage[],
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(this.entity)
      .where({ rowId })
      .andWhere('package_id IN (SELECT id FROM packages WHERE deleted_at IS NULL)')
      .execute();
    const positions = freePositions(this.isOrdered ? await this.allOf(rowId) : []);
    const chosen = new Map(named.map((each) => [idOf(each), each]));
    const places = [...chosen.values()].map((each) => {
      const position = positions.next().value;
      return { ...columnsOf(each), rowId, ...(this.isOrdered && { position }) };
    });
    if (places.length === 0) return;
    await manager.insert(this.entity, places as unknown as QueryDeepPartialEntity<Place>[]);
  }

  /** Removes all packages of a row, also those in the trash. */
  async clear({ manager }: ContentTransaction, rowId: number): Promise<void> {
    await manager.delete(this.entity, { rowId } as FindOptionsWhere<Place>);
  }

  /** Whether there is each of the packages; none of them can be deleted before the transaction ends. */
  async lockExisting(
    { manager }: ContentTransaction,
    named: readonly NamedPackage[],
  ): Promise<boolean> {
    const ids = new Set(named.map(idOf));
    const locked = await manager.find(PackageEntity, {
      select: { id: true },
      where: { id: In([...ids]) },
      // Every transaction locks in the same order, or two of them could deadlock.
      order: { id: 'ASC' },
      ...this.database.rowLock('packages', 'for_key_share'),
    });
    return locked.length === ids.size;
  }

  /**
   * An earlier version without the packages that were deleted since then.
   *
   * @param field has the packages; it is missing where none is left
   */
  async attainable(version: Version, field: string): Promise<Version> {
    const { [field]: list, ...others } = version;
    const named = (list ?? []) as NamedPackage[];
    const ids = named.map(idOf);
    const rows = await this.database.read((manager) =>
      manager.find(PackageEntity, { select: { id: true }, where: { id: In(ids) } }),
    );
    const existing = new Set(rows.map(({ id }) => id));
    const left = named.filter((each) => existing.has(idOf(each)));
    return left.length > 0 ? { ...others, [field]: left } : others;
  }

  /** To be called where a package comes or goes for visitors: the kind changes with it if a row names it. */
  async recordPackage(transaction: ContentTransaction, packageId: number): Promise<void> {
    const where = { packageId } as FindOptionsWhere<Place>;
    const isNamed = await transaction.manager.existsBy(this.entity, where);
    if (isNamed) transaction.record(this.kind.name, null);
  }

  private ofVisible(rowIds: readonly number[]): FindOptionsWhere<Place> {
    const { seesHidden } = ReadScope.rights();
    const visible = { deletedAt: IsNull(), ...(!seesHidden && { hidden: false }) };
    return { rowId: In(rowIds), package: visible } as FindOptionsWhere<Place>;
  }

  private find(options: FindManyOptions<Place>): Promise<Place[]> {
    return this.database.read(async (manager) => {
      // Conditions leave out deleted rows. Without `withDeleted` the join itself would leave such a row out, and
      // return its place without it.
      const all = { ...options, order: this.order, withDeleted: true };
      const places = await manager.find(this.entity, all);
      return soundRows(manager, this.entity, places);
    });
  }
}

const idOf = (named: NamedPackage): number =>
  typeof named === 'number' ? named : named.package_id;

function columnsOf(named: NamedPackage): object {
  if (typeof named === 'number') return { packageId: named };
  const { package_id: packageId, ...columns } = named;
  return { packageId, ...columns };
}

function* freePositions(places: readonly object[]): Generator<number, never> {
  const taken = new Set(places.map((place) => (place as OrderedRowPackage).position));
  for (let position = 0; ; position += 1) if (!taken.has(position)) yield position;
}

/** Adds a value to the list that a key has. */
function addTo<T>(groups: Map<number, T[]>, key: number, value: T): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
