import type { Connection, Row } from './connection';
import { type Columns, readColumns, readLastId, sequenceOf } from './read-rows';
import type { TableName } from './tables';

/** Both databases take thousands of parameters, and no table has more than twenty columns. */
const ROWS_AT_ONCE = 50;

/** @throws Error for a column that the table does not have, and what a constraint refuses */
export async function writeRows(
  connection: Connection,
  table: TableName,
  rows: readonly Row[],
): Promise<void> {
  const columns = await readColumns(connection, table);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(connection, table, columns, rows.slice(from, from + ROWS_AT_ONCE));
  }
}

async function insert(
  connection: Connection,
  table: TableName,
  columns: Columns,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const unknown = names.find((name) => !columns.has(name));
  if (unknown !== undefined) throw new Error(`the table ${table} has no column "${unknown}"`);
  const values: unknown[] = [];
  const places = rows.map((row) => {
    const own = names.map((name) => `$${values.push(row[name])}`);
    return `(${own})`;
  });
  const quoted = names.map((name) => `"${name}"`);
  await connection.query(`INSERT INTO "${table}" (${quoted}) VALUES ${places}`, values);
}

/** Ids of rows that are gone are not given again. */
export async function writeLastId(
  connection: Connection,
  table: TableName,
  lastId: number,
): Promise<void> {
  if (lastId === 0 || (await readLastId(connection, table)) >= lastId) return;
  if (connection.kind === 'postgres') {
    const sequence = await sequenceOf(connection, table);
    if (sequence !== null) await connection.query('SELECT setval($1, $2)', [sequence, lastId]);
    return;
  }
  await connection.query('DELETE FROM sqlite_sequence WHERE name = $1', [table]);
  await connection.query('INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)', [
    table,
    lastId,
  ]);
}
