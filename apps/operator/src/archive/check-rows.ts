import { join } from 'node:path';
import { type Migration, openDataSource } from '@lereng/api-site/database';
import { MIGRATION_NAMES, migrations } from '@lereng/api-site/database/migrations';
import { messageOf } from '@lereng/api-site/errors';
import type { RowFault } from '@lereng/shared-domain/stored-rows';
import { type Connection, connectionOf, type Row } from '../site/connection';
import { withDatabase } from '../site/open-site';
import { type Columns, readColumns } from '../site/read-rows';
import { findRefused, type Refusal, refusalText } from '../site/refused-rows';
import { keyOf, TABLE_NAMES, type TableName } from '../site/tables';
import { writeRows } from '../site/write-rows';
import type { CheckedArchive } from './check-archive';
import { columnOfFile, entriesOfImage, entryParts } from './manifest';
import { readEntries, readPage } from './read-entries';
import { findUnstorable, nameOf } from './stored-as-is';

/** A row of an archive that the rules refuse. */
export interface ArchiveRefusal extends Refusal {
  /** The entry that has it. */
  readonly file: string;
  /** Its line there, if it cannot be stored as it is. Its key may be none, or that of another row. */
  readonly line?: number;
  /** Another row has its key, and is stored. */
  readonly isTwice?: boolean;
}

/** `rows/calendar_entries/1.jsonl: calendar-entries 7: until_day is not a day that exists` */
export const lineOfRefusal = (refusal: ArchiveRefusal): string =>
  `${refusal.file}: ${refusalText(refusal)}\n`;

/**
 * The rows of an archive that the rules refuse as they are after all migrations (E8), with those that cannot be without
 * them. They are judged as they are in the archive first, and then migrated in a temporary database without
 * constraints, as these would name no row.
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
  return refused.map((each) => ({ file: rows.fileOf(each), ...each }));
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
  /** Those that no table takes as they are. */
  readonly refused: ArchiveRefusal[] = [];
  private readonly files = new Map<string, string>();

  constructor(private readonly archive: CheckedArchive) {}

  fileOf({ table, key }: Refusal): string {
    return this.files.get(`${table} ${key}`) ?? 'made by a migration';
  }

  /** @throws Error where the archive lacks a table that its version has */
  async write(connection: Connection): Promise<void> {
    for (const table of TABLE_NAMES) {
      const isThere = (await readColumns(connection, table)).size > 0;
      if (isThere && !this.archive.manifest.tables[table]) {
        throw new Error(`The archive lacks the table ${table}.`);
      }
    }
    for await (const entry of readEntries(await this.archive.open())) {
      const name = entryParts(entry.name)?.table;
      if (name === undefined) continue;
      const columns = await readColumns(connection, name);
      const page = new Page(entry.name, name as TableName, columns, this.archive.files);
      const { rows } = await readPage(entry);
      await page.write(connection, rows);
      for (const key of page.written) this.files.set(`${name} ${key}`, entry.name);
      this.refused.push(...page.refused);
    }
    for (const [n, each] of this.refused.entries()) {
      const isTwice = this.files.has(`${each.table} ${each.key}`);
      if (isTwice) this.refused[n] = { ...each, isTwice };
    }
  }
}

/** The rows of one entry. */
class Page {
  readonly refused: ArchiveRefusal[] = [];
  /** The keys of those that are in the table. */
  readonly written: string[] = [];

  constructor(
    private readonly file: string,
    private readonly table: TableName,
    private readonly columns: Columns,
    private readonly images: CheckedArchive['files'],
  ) {}

  /** Row by row where it has one that the table does not take. */
  async write(connection: Connection, rows: readonly Row[]): Promise<void> {
    const { table } = this;
    const storable: { row: Row; line: number }[] = [];
    for (const [index, row] of rows.entries()) {
      const fault = findUnstorable(table, this.columns, row) ?? this.findLacking(row);
      if (fault) this.refuse(row, index + 1, fault);
      else storable.push({ row, line: index + 1 });
    }
    const all = storable.map(({ row }) => row);
    await connection.query('SAVEPOINT page');
    try {
      await writeRows(connection, table, all);
      this.written.push(...all.map((row) => keyOf(table, row)));
    } catch {
      await connection.query('ROLLBACK TO page');
      for (const { row, line } of storable) await this.writeRow(connection, row, line);
    }
    await connection.query('RELEASE page');
  }

  /** The column of an image with the name of a file that the archive does not have. */
  private findLacking(row: Row): RowFault | null {
    if (this.table !== 'images') return null;
    const name = entriesOfImage(row).find((each) => !this.images.has(each));
    if (name === undefined) return null;
    const file = entryParts(name)?.file ?? name;
    return { field: columnOfFile(file), what: `names the file ${file}, which the archive lacks` };
  }

  private async writeRow(connection: Connection, row: Row, line: number): Promise<void> {
    try {
      await writeRows(connection, this.table, [row]);
      this.written.push(keyOf(this.table, row));
    } catch (error) {
      const [, kind, field = ''] = CONSTRAINT.exec(messageOf(error)) ?? [];
      if (kind === undefined) throw error;
      const what = kind === 'UNIQUE' ? 'is that of another row, too' : 'is missing';
      this.refuse(row, line, { field, what });
    }
  }

  private refuse(row: Row, line: number, fault: RowFault): void {
    const { table, file } = this;
    const image = typeof row['image_id'] === 'string' ? row['image_id'] : null;
    this.refused.push({ table, key: nameOf(table, row, line), ...fault, image, file, line });
  }
}

const CONSTRAINT = /(UNIQUE|NOT NULL) constraint failed: \w+\.(\w+)/;
