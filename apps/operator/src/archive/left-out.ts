import { createHash, type Hash } from 'node:crypto';
import type { Row } from '../site/connection';
import type { Refusal } from '../site/refused-rows';
import { keyOf, type TableName } from '../site/tables';
import { linesOf } from './manifest';

/** The rows of an archive that are left out, or lose references; and what is left of their tables. */
export class LeftOut {
  /** By table and key, with the columns that are cleared; null for rows that are left out. */
  private readonly rows = new Map<string, readonly string[] | null>();
  private readonly tables = new Map<TableName, { rows: number; readonly hash: Hash }>();

  constructor(refusals: readonly Refusal[]) {
    for (const { table, key, field, isCleared } of refusals) {
      const place = `${table} ${key}`;
      const cleared = this.rows.get(place);
      this.rows.set(place, isCleared && cleared !== null ? [...(cleared ?? []), field] : null);
      this.tables.set(table, { rows: 0, hash: createHash('sha256') });
    }
  }

  hasImage(id: string): boolean {
    return this.rows.get(`images ${id}`) === null;
  }

  /** Those of the rows that are kept, as they are then. */
  takeFrom(table: TableName, rows: readonly Row[]): readonly Row[] {
    const rest = this.tables.get(table);
    if (!rest) return rows;
    const kept = rows.flatMap((row): Row[] => {
      const cleared = this.rows.get(`${table} ${keyOf(table, row)}`);
      if (cleared === null) return [];
      return [{ ...row, ...Object.fromEntries((cleared ?? []).map((field) => [field, null])) }];
    });
    rest.rows += kept.length;
    rest.hash.update(linesOf(kept));
    return kept;
  }

  /** How many rows of a table were kept, with their hash; null for a table that is whole. */
  restOf(table: TableName): { rows: number; sha256: string } | null {
    const rest = this.tables.get(table);
    return rest ? { rows: rest.rows, sha256: rest.hash.digest('hex') } : null;
  }
}
