import { createHash } from 'node:crypto';
import type { Row } from '../site/connection';
import { keyOf, TABLE_NAMES, type TableName } from '../site/tables';
import type { ArchiveRefusal } from './check-rows';
import { linesOf } from './manifest';

/** Rows of a table, which are the same as others where these have the same values, in whatever order and notation. */
export class RowsDigest {
  private readonly hashes: string[] = [];

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const values = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      const line = linesOf([Object.fromEntries(values)]);
      this.hashes.push(createHash('sha256').update(line).digest('base64'));
    }
  }

  equals(other: RowsDigest): boolean {
    return this.hashes.sort().join() === other.hashes.sort().join();
  }
}

/** The rows of an archive that are left out, or lose references; and what is left of their tables. */
export class LeftOut {
  /** By table and key, with the columns that are cleared; null for rows that are left out. */
  private readonly rows = new Map<string, readonly string[] | null>();
  /** Rows that are left out, by file and line. */
  private readonly lines = new Set<string>();
  private readonly rest = new Map(TABLE_NAMES.map((table) => [table, new RowsDigest()]));

  constructor(refusals: readonly ArchiveRefusal[]) {
    for (const { table, key, field, isCleared, file, line, isTwice } of refusals) {
      if (line !== undefined) this.lines.add(`${file} ${line}`);
      if (isTwice) continue;
      const place = `${table} ${key}`;
      const cleared = this.rows.get(place);
      this.rows.set(place, isCleared && cleared !== null ? [...(cleared ?? []), field] : null);
    }
  }

  hasImage(id: string): boolean {
    return this.rows.get(`images ${id}`) === null;
  }

  /** Those of the rows of an entry that are kept, as they are then. */
  takeFrom(file: string, table: TableName, rows: readonly Row[]): readonly Row[] {
    const kept = rows.flatMap((row, index): Row[] => {
      if (this.lines.has(`${file} ${index + 1}`)) return [];
      const cleared = this.rows.get(`${table} ${keyOf(table, row)}`);
      if (cleared === null) return [];
      return [{ ...row, ...Object.fromEntries((cleared ?? []).map((field) => [field, null])) }];
    });
    this.rest.get(table)?.add(kept);
    return kept;
  }

  /** Whether these are the rows of a table that were kept. */
  isRestOf(table: TableName, rows: RowsDigest): boolean {
    return this.rest.get(table)?.equals(rows) ?? false;
  }
}
