import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { openDataSource } from '@lereng/api-site/database';
import { MIGRATION_NAMES, migrations } from '@lereng/api-site/database/migrations';
import { errorCode } from '@lereng/api-site/errors';
import type { ImageFile, ImageStore } from '@lereng/api-site/images';
import { type Connection, connectionOf } from '../site/connection';
import { type Site, withDatabase, withSnapshot } from '../site/open-site';
import { readColumns, readNewestMigration, readPages } from '../site/read-rows';
import { TABLE_NAMES, type TableName } from '../site/tables';
import { writeLastId, writeRows } from '../site/write-rows';
import type { CheckedArchive } from './check-archive';
import type { ArchiveRefusal } from './check-rows';
import { LeftOut, RowsDigest } from './left-out';
import { entryParts } from './manifest';
import { MAX_FILE_BYTES, readEntries, readPage, readWhole } from './read-entries';

/**
 * Restores an archive that was checked into an empty database and image store. All rows are committed at once,
 * after the files, and after both were read again and compared: an interrupted restore leaves images alone.
 *
 * @param refusals of rows that are left out, or lose a reference
 * @throws Error where the target is not empty, in which case nothing is touched
 */
export async function restoreArchive(
  archive: CheckedArchive,
  target: Site,
  signal?: AbortSignal,
  refusals: readonly ArchiveRefusal[] = [],
): Promise<void> {
  const until = MIGRATION_NAMES.indexOf(archive.manifest.migration) + 1;
  await assertEmpty(target, until);
  await withDatabase(target.database, openDataSource, migrations.slice(0, until), (database) =>
    // Replicas that start meanwhile wait for this lock, as they do for migrations.
    database.exclusively(() =>
      database.transaction((manager) =>
        new Restore(
          archive,
          target.store,
          connectionOf(manager),
          signal,
          new LeftOut(refusals),
        ).run(),
      ),
    ),
  );
  // An archive of an older version is migrated like the database of one.
  if (until === migrations.length) return;
  await withDatabase(target.database, openDataSource, migrations, async () => undefined);
}

/**
 * @param until how many migrations the database may have
 * @throws Error for a target with any content
 */
export async function assertEmpty(site: Site, until = migrations.length): Promise<void> {
  const { database, store } = site;
  if (database.kind === 'postgres' || existsSync(database.file)) {
    await withSnapshot(site, async (snapshot) => {
      const newest = await readNewestMigration(snapshot);
      if (newest !== null && !MIGRATION_NAMES.slice(0, until).includes(newest)) {
        throw new Error('The database has tables of a newer version: name an empty one.');
      }
      await assertNoRows(snapshot);
    });
  }
  if ((await store.list()).length > 0) {
    throw new Error(
      `${store.place} has images already: name an empty place, or remove what an interrupted restore or copy has left there.`,
    );
  }
}

/** A server that has started has made an admin, so this also refuses the database of one that runs. */
async function assertNoRows(connection: Connection): Promise<void> {
  for (const table of [...TABLE_NAMES, 'sessions']) {
    if ((await readColumns(connection, table)).size === 0) continue;
    const [row] = await connection.query(`SELECT 1 FROM "${table}" LIMIT 1`);
    if (row) throw new Error(`The database is not empty: its table ${table} has rows.`);
  }
}

/** The codes of SQLite and PostgreSQL for values that a table does not take. */
const NOT_TAKEN = /^SQLITE_(CONSTRAINT|MISMATCH)(_|$)|^2[23][0-9A-Z]{3}$/;

/** What no rule knows is named by its file: the texts of databases tell operators nothing. */
const failWith = (file: string) => (error: unknown) => {
  if (!NOT_TAKEN.test(errorCode(error) ?? '')) throw error;
  throw new Error(`The database does not take a row of ${file}.`, { cause: error });
};

/** One pass over an archive within one transaction. */
class Restore {
  private pending: { id: string; files: ImageFile[] } | undefined;

  constructor(
    private readonly archive: CheckedArchive,
    private readonly store: ImageStore,
    private readonly connection: Connection,
    private readonly signal: AbortSignal | undefined,
    private readonly leftOut: LeftOut,
  ) {}

  async run(): Promise<void> {
    const { open, files, manifest } = this.archive;
    await assertNoRows(this.connection);
    for await (const entry of readEntries(await open())) {
      this.signal?.throwIfAborted();
      const { table, id, file } = entryParts(entry.name) ?? {};
      if (id && file && files.has(entry.name)) {
        if (this.leftOut.hasImage(id)) continue;
        await this.putFile(id, { name: file, bytes: await readWhole(entry, MAX_FILE_BYTES) });
      } else if (table) {
        const { rows } = await readPage(entry);
        const kept = this.leftOut.takeFrom(entry.name, table as TableName, rows);
        await writeRows(this.connection, table as TableName, kept).catch(failWith(entry.name));
      }
    }
    await this.flush();
    for (const table of TABLE_NAMES) {
      const expected = manifest.tables[table];
      if (!expected) continue;
      await writeLastId(this.connection, table, expected.last_id);
      await this.compareRows(table);
    }
    await this.compareFiles();
  }

  /** The files of one image are stored together, as each time its folder is flushed. */
  private async putFile(id: string, file: ImageFile): Promise<void> {
    if (this.pending?.id !== id) await this.flush();
    this.pending ??= { id, files: [] };
    this.pending.files.push(file);
  }

  private async flush(): Promise<void> {
    if (this.pending) await this.store.put(this.pending.id, this.pending.files);
    this.pending = undefined;
  }

  private async compareRows(table: TableName): Promise<void> {
    const stored = new RowsDigest();
    for await (const rows of readPages(this.connection, table, 'operator')) stored.add(rows);
    if (!this.leftOut.isRestOf(table, stored)) {
      throw new Error(`The rows of the table ${table} were not stored as they are in the archive.`);
    }
  }

  private async compareFiles(): Promise<void> {
    for (const [name, { sha256 }] of this.archive.files) {
      this.signal?.throwIfAborted();
      const { id = '', file = '' } = entryParts(name) ?? {};
      if (this.leftOut.hasImage(id)) continue;
      const stored = await this.store.open(id, file);
      const hash = createHash('sha256');
      for await (const chunk of stored?.stream ?? []) hash.update(chunk as Uint8Array);
      if (hash.digest('hex') !== sha256) {
        throw new Error(`${name} was not stored as it is in the archive.`);
      }
    }
  }
}
