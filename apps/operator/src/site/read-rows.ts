import type { Connection, Row } from './connection';
import { type Audience, isBackedUp, type TableName, TABLES } from './tables';

/** A backup has no more rows in memory. */
const PAGE_ROWS = 200;

/** The columns of a table, sorted by name, with their types; empty where there is no such table. */
export type Columns = ReadonlyMap<string, string>;

export async function readColumns(connection: Connection, table: string): Promise<Columns> {
  const rows = await connection.query(
    connection.kind === 'postgres'
      ? `SELECT column_name AS name, data_type AS type FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = $1`
      : 'SELECT name, type FROM pragma_table_info($1)',
    [table],
  );
  const columns = rows.map(({ name, type }) => [String(name), String(type)] as const);
  return new Map(columns.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Null for a database without tables. */
export async function readNewestMigration(connection: Connection): Promise<string | null> {
  if ((await readColumns(connection, 'migrations')).size === 0) return null;
  const [row] = await connection.query(
    'SELECT name FROM migrations ORDER BY timestamp DESC, id DESC LIMIT 1',
  );
  return row ? String(row['name']) : null;
}

/** The highest id that the table ever gave, also to a row that is gone; 0 where it has given none. */
export async function readLastId(connection: Connection, table: TableName): Promise<number> {
  if (connection.kind === 'sqlite') {
    const sql = 'SELECT seq FROM sqlite_sequence WHERE name = $1';
    const [row] = await connection.query(sql, [table]);
    return Number(row?.['seq'] ?? 0);
  }
  const sequence = await sequenceOf(connection, table);
  if (sequence === null) return 0;
  const [row] = await connection.query(`SELECT last_value, is_called FROM ${sequence}`);
  return row?.['is_called'] === true ? Number(row['last_value']) : 0;
}

/** The name of the sequence that gives a table's ids on PostgreSQL; null for a table without ids. */
export async function sequenceOf(connection: Connection, table: TableName): Promise<string | null> {
  if (TABLES[table][0] !== 'id') return null;
  const [row] = await connection.query(
    "SELECT pg_get_serial_sequence(quote_ident($1), 'id') AS name",
    [table],
  );
  return (row?.['name'] as string | null | undefined) ?? null;
}

/**
 * The rows of a table that belong into a backup, in pages and in the order of their keys. Values are those of
 * JSON, and the same on both databases.
 */
export async function* readPages(
  connection: Connection,
  table: TableName,
  audience: Audience,
): AsyncGenerator<Row[]> {
  const columns = await readColumns(connection, table);
  const key = TABLES[table].map((name) => keyColumn(connection, name, columns));
  let last: Row | undefined;
  do {
    const after = last ? `WHERE (${key}) > (${key.map((_, n) => `$${n + 1}`)})` : '';
    const page = await connection.query(
      `SELECT * FROM "${table}" ${after} ORDER BY ${key} LIMIT ${PAGE_ROWS}`,
      last ? TABLES[table].map((name) => last?.[name]) : [],
    );
    const rows = page.map((row) => toJsonValues(row, columns));
    yield rows.filter((row) => isBackedUp(table, row, audience));
    last = page.length === PAGE_ROWS ? page.at(-1) : undefined;
  } while (last);
}

/** PostgreSQL sorts texts by language, SQLite by bytes. */
function keyColumn({ kind }: Connection, name: string, columns: Columns): string {
  const isText = /char|text/.test(columns.get(name) ?? '');
  return kind === 'postgres' && isText ? `"${name}" COLLATE "C"` : `"${name}"`;
}

/**
 * SQLite stores booleans as numbers, and the driver of PostgreSQL gives large integers as texts. What is no boolean
 * stays as it is, for the rules to refuse.
 */
function toJsonValues(row: Row, columns: Columns): Row {
  return Object.fromEntries(
    [...columns].map(([name, type]) => {
      const value = row[name];
      if (type === 'boolean' && (value === 0 || value === 1)) return [name, value === 1];
      if (value !== null && type === 'bigint') return [name, Number(value)];
      return [name, value];
    }),
  );
}
