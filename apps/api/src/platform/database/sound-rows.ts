import { Logger } from '@nestjs/common';
import {
  findFault,
  keyOfRow,
  kindOfTable,
  type RowFault,
  type StoredRow,
} from '@lereng/shared-domain/stored-rows';
import type {
  DataSource,
  EntityManager,
  EntityMetadata,
  EntityTarget,
  ObjectLiteral,
} from 'typeorm';

const logger = new Logger('Rows');

/** The rows that were logged, of a database: as many as it has of them. */
const logged = new WeakMap<DataSource, Set<string>>();

type Column = readonly [name: string, read: (row: ObjectLiteral) => unknown];

/** The columns of an entity's properties, by the names of the database. */
const columns = new WeakMap<EntityMetadata, readonly Column[]>();

/**
 * The rows whose values the rules of their table take, with those of their relations: one row that somebody wrote past
 * the rules must not fail the others (E8). What is left out is logged once. A relation that may be null is null instead.
 *
 * @param rows may lack columns and relations that were not read, of which nothing is judged
 */
export function soundRows<Row extends ObjectLiteral>(
  { dataSource }: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Row[],
): Row[] {
  const metadata = dataSource.getMetadata(entity);
  return rows.filter((row) => isSound(metadata, row));
}

function isSound(metadata: EntityMetadata, row: ObjectLiteral): boolean {
  const values = valuesOf(metadata, row);
  const fault = findFault(metadata.tableName, values) ?? findMissing(metadata, row);
  if (fault) log(metadata, values, fault);
  return fault === null;
}

function valuesOf(metadata: EntityMetadata, row: ObjectLiteral): StoredRow {
  const known = columns.get(metadata) ?? columnsOf(metadata);
  columns.set(metadata, known);
  return Object.fromEntries(known.map(([name, read]) => [name, read(row)]));
}

const columnsOf = (metadata: EntityMetadata): Column[] =>
  metadata.columns
    .filter(({ isVirtual }) => !isVirtual)
    .map((column) => [column.databaseName, (row) => column.getEntityValue(row) as unknown]);

/** Takes refused rows out of the relations of a row. @returns that one is missing which the row needs */
function findMissing(metadata: EntityMetadata, row: ObjectLiteral): RowFault | null {
  for (const relation of metadata.relations) {
    const { propertyName, inverseEntityMetadata, joinColumns } = relation;
    const related = row[propertyName] as ObjectLiteral | ObjectLiteral[] | null | undefined;
    if (related === undefined) continue;
    if (Array.isArray(related)) {
      row[propertyName] = related.filter((each) => isSound(inverseEntityMetadata, each));
    } else if (related === null || !isSound(inverseEntityMetadata, related)) {
      row[propertyName] = null;
      const [column] = joinColumns;
      const field = column?.databaseName ?? propertyName;
      if (!column?.isNullable) return { field, what: 'refers to a row that is missing or refused' };
    }
  }
  return null;
}

function log(
  { connection, tableName }: EntityMetadata,
  values: StoredRow,
  { field, what }: RowFault,
): void {
  const name = `${kindOfTable(tableName)} ${keyOfRow(tableName, values)}`;
  const line = `${name} is left out: its ${field} ${what}. npm run doctor names all such rows`;
  const lines = logged.get(connection) ?? new Set();
  if (lines.has(line)) return;
  logged.set(connection, lines.add(line));
  logger.warn(line);
}
