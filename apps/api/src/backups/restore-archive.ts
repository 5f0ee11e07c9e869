import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { type ImageFile, ImageStore } from '@lereng/api-site/images';
import type { DatabaseConfig } from '@lereng/api-site/config';
import {
  dataSourceOptions,
  type Migration,
  openDataSource,
  Database,
} from '@lereng/api-site/database';
import type { CheckedArchive } from './archive/check-archive';
import { entryParts, imageEntry, type ManifestTable } from './archive/manifest';
import { MAX_FILE_BYTES, readEntries, readWhole } from './archive/read-entries';
import { readPage } from './archive/read-page';
import { type Connection, parameter } from './database/connection';
import { readColumns, readNewestMigration, readPages } from './database/read-rows';
import { openSnapshot } from './database/snapshot';
import { RESTORE_KEY, type Row, TABLE_NAMES, type TableName } from './database/tables';
import { writeLastId, writeRows } from './database/write-rows';
import { type ArchiveOptions, linesOf } from './write-archive';

/** What a site is restored into. */
export interface Target {
  readonly database: DatabaseConfig;
  readonly store: ImageStore;
  readonly migrations: readonly Migration[];
}

/**
 * Restores an archive that was checked into an empty database and image store. All rows are committed at once,
 * after the files, and after both were read again and compared. Until then the database has only a mark of the
 * archive, by which the next restore of the same one takes over the files that are there.
 *
 * @throws Error where the target is not empty, in which case nothing is touched
 */
export async function restoreArchive(
  archive: CheckedArchive,
  target: Target,
  options: ArchiveOptions = {},
): Promise<void> {
  const names = target.migrations.map(({ name }) => name);
  const until = names.indexOf(archive.manifest.migration) + 1;
  await assertEmpty(archive.id, target, names.slice(0, until), idsOf(archive.files));
  await withDatabase(target, target.migrations.slice(0, until), (database) =>
    // Replicas that start meanwhile wait for this lock, as they do for migrations.
    database.exclusively(async () => {
      await database.transaction((manager) => markRestore(connectionOf(manager), archive));
      await database.transaction((manager) =>
        new Restore(archive, target.store, connectionOf(manager), options).run(),
      );
    }),
  );
  // An archive of an older version is migrated like the database of one.
  if (until < names.length) await withDatabase(target, target.migrations, async () => undefined);
}

async function withDatabase(
  { database: config }: Target,
  migrations: readonly Migration[],
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const dataSource = await openDataSource({
    ...dataSourceOptions(config, migrations),
    entities: [],
  });
  const database = new Database(dataSource);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function connectionOf(manager: EntityManager): Connection {
  return {
    kind: manager.dataSource.options.type === 'postgres' ? 'postgres' : 'sqlite',
    query: (sql, parameters = []) => manager.query<Row[]>(sql, [...parameters]),
  };
}

async function markRestore(connection: Connection, { id }: CheckedArchive): Promise<void> {
  await removeMark(connection);
  await writeRows(connection, 'app_state', [{ key: RESTORE_KEY, value: id }]);
}

async function removeMark(connection: Connection): Promise<void> {
  const key = parameter(connection, 1);
  await connection.query(`DELETE FROM app_state WHERE key = ${key}`, [RESTORE_KEY]);
}

/** The archive that an interrupted restore was of. */
async function findMark(connection: Connection): Promise<unknown> {
  if ((await readColumns(connection, 'app_state')).size === 0) return null;
  const key = parameter(connection, 1);
  const sql = `SELECT value FROM app_state WHERE key = ${key}`;
  return (await connection.query(sql, [RESTORE_KEY]))[0]?.['value'] ?? null;
}

/**
 * @param id of the archive that an interrupted restore may have left images of
 * @param migrations the names of those that the database may have
 * @param images the ids of those of the archive, where it is known already
 * @throws Error for a target with any other content
 */
export async function assertEmpty(
  id: string,
  { database, store }: Target,
  migrations: readonly string[],
  images?: ReadonlySet<string>,
): Promise<void> {
  let mark: unknown = null;
  if (database.kind === 'postgres' || existsSync(database.file)) {
    const snapshot = await openSnapshot(database);
    try {
      const newest = await readNewestMigration(snapshot);
      if (newest !== null && !migrations.includes(newest)) {
        throw new Error('The database has tables of a newer version: name an empty one.');
      }
      await assertNoRows(snapshot);
      mark = await findMark(snapshot);
    } finally {
      await snapshot.close();
    }
  }
  const isOwn = (image: string) => mark === id && (images?.has(image) ?? true);
  if (!(await store.list()).every(isOwn)) {
    const whose = mark === null ? '' : ', also of an interrupted restore of another archive';
    throw new Error(`${store.place} has images already${whose}: name an empty place.`);
  }
}

/** A server that has started has made an admin, so this also refuses the database of one that runs. */
async function assertNoRows(connection: Connection): Promise<void> {
  for (const table of [...TABLE_NAMES, 'sessions']) {
    if ((await readColumns(connection, table)).size === 0) continue;
    const others = table === 'app_state' ? `WHERE key <> '${RESTORE_KEY}'` : '';
    const [row] = await connection.query(`SELECT 1 FROM "${table}" ${others} LIMIT 1`);
    if (row) throw new Error(`The database is not empty: its table ${table} has rows.`);
  }
}

const idsOf = (files: CheckedArchive['files']): Set<string> =>
  new Set([...files.keys()].map((name) => entryParts(name)?.id ?? ''));

/** One pass over an archive within one transaction. */
class Restore {
  private pending: { id: string; files: ImageFile[] } | undefined;

  constructor(
    private readonly archive: CheckedArchive,
    private readonly store: ImageStore,
    private readonly connection: Connection,
    private readonly options: ArchiveOptions,
  ) {}

  async run(): Promise<void> {
    const { open, files, manifest } = this.archive;
    await assertNoRows(this.connection);
    await removeMark(this.connection);
    const present = await this.findPresent();
    let done = 0;
    for await (const entry of readEntries(await open())) {
      this.options.signal?.throwIfAborted();
      const { table, id, file } = entryParts(entry.name) ?? {};
      if (files.has(entry.name)) this.options.progress?.((done += 1), files.size);
      if (id && file && files.has(entry.name) && !present.has(entry.name)) {
        await this.putFile(id, { name: file, bytes: await readWhole(entry, MAX_FILE_BYTES) });
      } else if (table) {
        await this.flush();
        const { rows } = await readPage(entry);
        await writeRows(this.connection, table as TableName, rows);
      }
    }
    await this.flush();
    for (const table of TABLE_NAMES) {
      const expected = manifest.tables[table];
      if (!expected) continue;
      await writeLastId(this.connection, table, expected.last_id);
      await this.compareRows(table, expected);
    }
    await this.compareFiles();
  }

  /** The files that an interrupted restore has stored. It removes all that are not as they are in the archive. */
  private async findPresent(): Promise<Set<string>> {
    const present = new Set<string>();
    for (const id of await this.store.list()) {
      const others: string[] = [];
      for (const { name } of await this.store.listFiles(id)) {
        const expected = this.archive.files.get(imageEntry(id, name));
        if (expected && (await this.hashOf(id, name)) === expected.sha256)
          present.add(expected.name);
        else others.push(name);
      }
      await this.store.removeFiles(id, others);
    }
    return present;
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

  private async compareRows(table: TableName, expected: ManifestTable): Promise<void> {
    const hash = createHash('sha256');
    let count = 0;
    for await (const rows of readPages(this.connection, table, 'operator')) {
      count += rows.length;
      hash.update(linesOf(rows));
    }
    if (count !== expected.rows || hash.digest('hex') !== expected.sha256) {
      throw new Error(`The rows of the table ${table} were not stored as they are in the archive.`);
    }
  }

  private async compareFiles(): Promise<void> {
    for (const [name, { sha256 }] of this.archive.files) {
      const { id = '', file = '' } = entryParts(name) ?? {};
      if ((await this.hashOf(id, file)) !== sha256) {
        throw new Error(`${name} was not stored as it is in the archive.`);
      }
    }
  }

  /** Null where there is no such file. */
  private async hashOf(id: string, file: string): Promise<string | null> {
    const stored = await this.store.open(id, file);
    if (!stored) return null;
    const hash = createHash('sha256');
    for await (const chunk of stored.stream) hash.update(chunk as Uint8Array);
    return hash.digest('hex');
  }
}
