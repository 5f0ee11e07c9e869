import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database } from '@lereng/api-site/database';
import { openDatabase } from '@lereng/api-site/testing';
import type { RefusedValue } from '@lereng/shared-testing';
import { writeArchive } from '../archive/write-archive';
import type { Row } from '../site/connection';
import { keyOf, type TableName, TABLES } from '../site/tables';
import { writeRows } from '../site/write-rows';
import { fillSite, imageId, makeSite, type TestSite, write } from './test-site';

const AT = '2026-11-20T00:00:00.000Z';
const instants = { created_at: AT, updated_at: AT };

/** A site with a row of every kind, whose values a spec changes past all constraints. */
export class RefusedSite {
  private constructor(
    private readonly database: Database,
    readonly site: TestSite,
    readonly drop: () => Promise<void>,
  ) {}

  static async open(): Promise<RefusedSite> {
    const site = await makeSite();
    const database = await openDatabase(site.database);
    await fillSite(database, site);
    await write(database, async (connection) => {
      await writeRows(connection, 'slides', [
        { ...instants, id: 1, title: 'Pagi', sort_order: 0, image_id: imageId('e') },
      ]);
      await writeRows(connection, 'calendar_entries', [
        {
          ...instants,
          id: 7,
          name: 'Jam lain',
          from_day: '2026-12-24',
          until_day: '2026-12-26',
          kind: 'hours',
          hours: '[{"opens":"08:00","closes":"12:00"}]',
          whole_venue: true,
        },
      ]);
    });
    const drop = async () => {
      await database.close();
      await site.remove();
    };
    return new RefusedSite(database, site, drop);
  }

  /** Gives the first row of a table a value that it may not have. @returns the key of the row */
  async spoil({ table, field, value }: RefusedValue): Promise<string> {
    const keys = TABLES[table as TableName];
    const query = (sql: string) =>
      this.database.read((manager) => manager.query<Row[]>(sql)).then((rows) => rows[0]);
    const row = await query(`SELECT * FROM ${table} ORDER BY ${keys.join()} LIMIT 1`);
    const where = keys.map((key) => `${key} = '${String(row?.[key])}'`).join(' AND ');
    await query('PRAGMA ignore_check_constraints = ON');
    await query('PRAGMA foreign_keys = OFF');
    await query(`UPDATE ${table} SET ${field} = '${value}' WHERE ${where}`);
    return keyOf(table as TableName, { ...row, [field]: value });
  }

  /** @returns the file of a backup of it */
  async backup(): Promise<string> {
    const file = join(this.site.folder, 'site.tar');
    await writeFile(file, await buffer(writeArchive(this.site, 'operator').stream));
    return file;
  }
}
