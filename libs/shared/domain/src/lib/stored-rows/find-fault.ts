import { readJson } from './read-json';
import { TABLE_RULES, type StoredRow } from './table-rules';

/** What a rule refuses in a stored row. */
export interface RowFault {
  /** The column. */
  readonly field: string;
  /** `is not a day that exists`. */
  readonly what: string;
}

/**
 * The first value of a stored row that the rules of its table refuse (E8); null where there is none.
 *
 * @param row by the names of the columns, JSON already read; columns that are undefined were not read, and not judged
 */
export function findFault(table: string, row: StoredRow): RowFault | null {
  const rules = TABLE_RULES[table];
  if (!rules) return null;
  for (const [field, { what, holds }] of Object.entries(rules.columns)) {
    const value = row[field];
    if (value !== undefined && !holds(value)) return { field, what: `is not ${what}` };
  }
  for (const { field, fault, of, holds } of rules.rows ?? []) {
    const isRead = of.every((column) => row[column] !== undefined);
    if (isRead && !holds(row)) return { field, what: fault };
  }
  return null;
}

/** A row as databases and archives have it, with its columns of JSON read. */
export function readJsonColumns(table: string, row: StoredRow): StoredRow {
  const columns = TABLE_RULES[table]?.columns ?? {};
  const values = Object.entries(row).map(([field, value]) => [
    field,
    columns[field]?.isJson ? readJson(value) : value,
  ]);
  return Object.fromEntries(values) as StoredRow;
}

/** The kind of a table in messages: `calendar-entries`. */
export const kindOfTable = (table: string): string => table.replaceAll('_', '-');

/** The key of a row in messages: `7`, or `3/1`. */
export const keyOfRow = (table: string, row: StoredRow): string =>
  (TABLE_RULES[table]?.key ?? []).map((column) => String(row[column])).join('/');
