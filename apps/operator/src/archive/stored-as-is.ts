import { hasForbiddenControl } from '@lereng/shared-domain';
import type { RowFault } from '@lereng/shared-domain/stored-rows';
import type { Row } from '../site/connection';
import type { Columns } from '../site/read-rows';
import { isBackedUp, keyOf, type TableName, TABLES } from '../site/tables';

interface TypeRule {
  readonly what: string;
  readonly holds: (value: unknown) => boolean;
}

const WHOLE: TypeRule = { what: 'a whole number', holds: Number.isSafeInteger };
const TEXT: TypeRule = {
  what: 'a text that a database can store',
  holds: (value) => typeof value === 'string' && !/[\0\p{Cs}]/u.test(value),
};

/** What columns hold in JSON, by the beginnings of their types on SQLite, which itself would convert or keep others. */
const TYPES: Readonly<Record<string, TypeRule>> = {
  boolean: { what: 'true or false', holds: (value) => typeof value === 'boolean' },
  integer: WHOLE,
  bigint: WHOLE,
  text: TEXT,
  varchar: TEXT,
};

/** The columns in which a trigger puts a value instead of null, beside keys, for which SQLite has one of its own. */
const FILLED: Readonly<Record<string, readonly string[]>> = { content_history: ['subject'] };

/** What makes a row none that a backup of this table has, whatever its values say. */
const NOT_BACKED_UP: Readonly<Record<string, RowFault>> = {
  images: { field: 'state', what: 'is not kept' },
  app_state: { field: 'key', what: 'is no part of a backup' },
};

/**
 * Why a row of an archive would not be stored as it is there; null for one that would. The rules of stored rows judge
 * its values later (E8): they see what SQLite has made of them.
 *
 * @param columns of the table on SQLite, at the archive's migration
 */
export function findUnstorable(table: TableName, columns: Columns, row: Row): RowFault | null {
  const filled = [...TABLES[table], ...(FILLED[table] ?? [])];
  const unknown = Object.keys(row).find((field) => !columns.has(field));
  if (unknown !== undefined) {
    return { field: isReadable(unknown) ? unknown : 'a column', what: 'is no column of this kind' };
  }
  for (const [field, type] of columns) {
    const value = row[field];
    if (value === undefined || (value === null && filled.includes(field))) {
      return { field, what: 'is missing' };
    }
    const rule = TYPES[type.toLowerCase().split('(')[0] ?? ''];
    if (rule && value !== null && !rule.holds(value)) return { field, what: `is not ${rule.what}` };
  }
  return isBackedUp(table, row, 'operator') ? null : (NOT_BACKED_UP[table] ?? null);
}

/** The key of a row in messages, or `line 3` where it has none that a person can read. */
export function nameOf(table: TableName, row: Row, line: number): string {
  const isPart = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && isReadable(value));
  return TABLES[table].every((field) => isPart(row[field])) ? keyOf(table, row) : `line ${line}`;
}

const MAX_READABLE = 200;

const isReadable = (text: string): boolean =>
  text !== '' &&
  text.length <= MAX_READABLE &&
  !hasForbiddenControl(text) &&
  !/[\n\r\t]/.test(text);
