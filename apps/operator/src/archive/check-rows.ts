import { join } from 'node:path';
import { type Migration, openDataSource } from '@lereng/api-site/database';
import { MIGRATION_NAMES, migrations } from '@lereng/api-site/database/migrations';
import { messageOf } from '@lereng/api-site/errors';
import { type Connection, connectionOf, type Row } from '../site/connection';
import { withDatabase } from '../site/open-site';
import { findRefused, type Refusal, refusalText } from '../site/refused-rows';
import { keyOf, type TableName } from '../site/tables';
import { writeRows } from '../site/write-rows';
import type { CheckedArchive } from './check-archive';
import { entryParts } from './manifest';
import { readEntries, readPage } from './read-entries';

/** A row of an archive that the rules refuse. */
export interface ArchiveRefusal extends Refusal {
  /** The entry that has it. */
  readonly file: string;
}

/** `rows/calendar_entries/1.jsonl: calendar-entries 7: until_day is not a day that exists` */
export const lineOfRefusal = (refusal: ArchiveRefusal): string =>
  `${refusal.file}: ${refusalText(refusal)}\n`;

/**
 * The rows of an archive that the rules refuse as they are after all migrations (E8), with those that cannot be without
 * them. They are migrated in a temporary database without constraints, as these would name no row.
 *
 * @param folder is temporary
 */
export async function findRefusedRows(
  archive: CheckedArchive,
  folder: string,
): Promise<ArchiveRefusal[]> {
  const config = { kind: 'sqlite', file: join(folder, 'rows.db') } as const;
  const open = <T>(until: readonly Migration[], work: (connection: Connection) => Promise<T>) =>
    withDatabase(config, openWithoutChecks, until, async (database) => {
      await database.read((manager) => manager.query('PRAGMA foreign_keys = OFF'));
      return database.transaction((manager) => work(connectionOf(manager)));
    });
  const until = MIGRATION_NAMES.indexOf(archive.manifest.migration) + 1;
  const rows = new ArchiveRows(archive);
  await open(migrations.slice(0, until), (connection) => rows.write(connection));
  const refused = await open(migrations, (connection) => findRefused(connection, rows.refused));
  return refused.map((each) => ({ ...each, file: rows.fileOf(each) }));
}

/** Migrations that add a constraint test the rows that are there, unless it is ignored from the start. */
const openWithoutChecks: typeof openDataSource = (options) => {
  if (options.type !== 'better-sqlite3') return openDataSource(options);
  const { prepareDatabase } = options;
  return openDataSource({
    ...options,
    prepareDatabase: async (database: { pragma: (text: string) => unknown }) => {
      // Before the file is checked, which would find it damaged.
      database.pragma('ignore_check_constraints = ON');
      await prepareDatabase?.(database);
    },
  });
};

/** The rows of an archive, with the entries that they are in. */
class ArchiveRows {
  /** Those that no table takes: without a value that is needed, or with a key that is there already. */
  readonly refused: Refusal[] = [];
  private readonly files = new Map<string, string>();

  constructor(private readonly archive: CheckedArchive) {}

  fileOf({ table, key }: Refusal): string {
    return this.files.get(`${table} ${key}`) ?? 'made by a migration';
  }

  async write(connection: Connection): Promise<void> {
    for await (const entry of readEntries(await this.archive.open())) {
      const name = entryParts(entry.name)?.table;
      if (name === undefined) continue;
      const table = name as TableName;
      const { rows } = await readPage(entry);
      for (const row of rows) this.files.set(`${table} ${keyOf(table, row)}`, entry.name);
      await this.writePage(connection, table, rows);
    }
  }

  /** Row by row where the page has one that the table does not take. */
  private async writePage(
    connection: Connection,
    table: TableName,
    rows: readonly Row[],
  ): Promise<void> {
    await connection.query('SAVEPOINT page');
    try {
      await writeRows(connection, table, rows);
    } catch {
      await connection.query('ROLLBACK TO page');
      for (const row of rows) await this.writeRow(connection, table, row);
    }
    await connection.query('RELEASE page');
  }

  private async writeRow(connection: Connection, table: TableName, row: Row): Promise<void> {
    try {
      await writeRows(connection, table, [row]);
    } catch (error) {
      const [, kind, field = ''] = CONSTRAINT.exec(messageOf(error)) ?? [];
      if (kind === undefined) throw error;
      const what = kind === 'UNIQUE' ? 'is that of another row, too' : 'is missing';
      this.refused.push({ table, key: keyOf(table, row), field, what });
    }
  }
}

const CONSTRAINT = /(UNIQUE|NOT NULL) constraint failed: \w+\.(\w+)/;
