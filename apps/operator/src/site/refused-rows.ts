import {
  findFault,
  kindOfTable,
  readJsonColumns,
  type RowFault,
  type StoredReference,
  TABLE_RULES,
} from '@lereng/shared-domain/stored-rows';
import type { Connection, Row } from './connection';
import { readColumns, readPages } from './read-rows';
import { keyOf, TABLE_NAMES, type TableName } from './tables';

/** A row that the rules of stored rows refuse, or that cannot be there without one of these. */
export interface Refusal extends RowFault {
  readonly table: TableName;
  readonly key: string;
  /** The row is kept, without this reference. */
  readonly isCleared?: true;
  /** The row itself is as it should be. */
  readonly isDependent?: true;
  /** The id of the image that it has, of a row that is in no database. */
  readonly image?: string | null;
}

/** `calendar-entries 7: until_day is not a day that exists` */
export const refusalText = ({ table, key, field, what }: Refusal): string =>
  `${kindOfTable(table)} ${key}: ${field} ${what}`;

/**
 * The rows of a database that the rules refuse, in the order of the tables, with those that refer to them.
 *
 * @param before refusals of rows that are not in it
 */
export function findRefused(
  connection: Connection,
  before: readonly Refusal[] = [],
): Promise<Refusal[]> {
  return new Search(before).run(connection);
}

class Search {
  private readonly found: Refusal[];
  private readonly refused = new Set<string>();
  /** The rows that others may refer to. */
  private readonly kept = new Set<string>();
  private readonly taken = new Set<string>();
  /** The images of rows, with whether one of these is kept. */
  private readonly images = new Map<string, boolean>();

  constructor(before: readonly Refusal[]) {
    this.found = [...before];
    for (const { table, key, image } of before) {
      this.refused.add(`${table} ${key}`);
      if (image) this.images.set(image, false);
    }
  }

  async run(connection: Connection): Promise<Refusal[]> {
    for (const table of TABLE_NAMES) {
      if ((await readColumns(connection, table)).size === 0) continue;
      for await (const rows of readPages(connection, table, 'operator')) {
        for (const row of rows) this.judge(table, row);
      }
    }
    for (const [key, isKept] of this.images) {
      if (isKept || !this.kept.has(`images ${key}`)) continue;
      const what = 'is that of the image of a row that is left out';
      this.found.push({ table: 'images', key, field: 'id', what, isDependent: true });
    }
    return this.found;
  }

  private judge(table: TableName, row: Row): void {
    const key = keyOf(table, row);
    const fault =
      findFault(table, readJsonColumns(table, row)) ??
      this.findTaken(table, row) ??
      this.judgeReferences(table, key, row);
    if (fault) {
      this.refused.add(`${table} ${key}`);
      this.found.push({ table, key, ...fault });
    } else this.kept.add(`${table} ${key}`);
    const { image_id: image } = row;
    if (typeof image === 'string' && this.kept.has(`images ${image}`)) {
      this.images.set(image, this.images.get(image) === true || fault === null);
    }
  }

  /** A value that another row has, where each has its own. */
  private findTaken(table: TableName, row: Row): RowFault | null {
    for (const { field, outsideTrash } of TABLE_RULES[table]?.unique ?? []) {
      const value = row[field];
      if (value === null || value === undefined) continue;
      if (outsideTrash && row['deleted_at'] !== null) continue;
      const place = `${table} ${field} ${String(value)}`;
      if (this.taken.has(place)) return { field, what: 'is that of another row, too' };
      this.taken.add(place);
    }
    return null;
  }

  /** Clears references that a row can be without. @returns the first other one that leads to no row */
  private judgeReferences(table: TableName, key: string, row: Row): RowFault | null {
    const isBroken = ({ field, table: other }: StoredReference) =>
      row[field] !== null && row[field] !== undefined && !this.kept.has(`${other} ${row[field]}`);
    const broken = (TABLE_RULES[table]?.references ?? []).filter(isBroken);
    const faultOf = ({ field, table: other }: StoredReference) => {
      const isRefused = this.refused.has(`${other} ${row[field]}`);
      const what = isRefused ? 'refers to a row that is left out' : 'refers to no row';
      return { field, what, ...(isRefused && { isDependent: true as const }) };
    };
    const needed = broken.find(({ isOptional }) => !isOptional);
    if (needed) return faultOf(needed);
    for (const each of broken) {
      this.found.push({ table, key, ...faultOf(each), isCleared: true });
    }
    return null;
  }
}
