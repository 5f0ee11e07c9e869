import { existsSync } from 'node:fs';
import {
  DataSource,
  type DataSourceOptions,
  MigrationExecutor,
  type MigrationInterface,
} from 'typeorm';
import { ConfigError, type DatabaseConfig, StartError } from '../config';
import { Database } from './database';
import { DeadConnectionSubscriber } from './dead-connection.subscriber';
import { loadSqlite } from '../sqlite';

/** Milliseconds that better-sqlite3, being synchronous, may block the whole process for a lock. */
const SQLITE_LOCK_MS = 20;

/** The parts of better-sqlite3's connection that are set up before TypeORM uses it. */
interface SqliteConnection {
  pragma(command: string, options?: { simple: true }): unknown;
}

export type Migration = new () => MigrationInterface;

/** Options of the configured database, without its entities. */
export function dataSourceOptions(
  config: DatabaseConfig,
  migrations: readonly Migration[],
): DataSourceOptions {
  const common = {
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
  } satisfies Partial<DataSourceOptions>;
  if (config.kind === 'sqlite') {
    return {
      ...common,
      type: 'better-sqlite3',
      database: config.file,
      timeout: SQLITE_LOCK_MS,
      prepareDatabase: makeDurable,
    };
  }
  return {
    ...common,
    type: 'postgres',
    url: config.url,
    poolSize: 10,
    connectTimeoutMS: 3_000,
    subscribers: [DeadConnectionSubscriber],
    // A request never waits longer for the database than a browser waits for its reply, even where
    // it is several statements. The last limit is the client's own, for a server that is silent.
    extra: {
      lock_timeout: 5_000,
      statement_timeout: 7_000,
      query_timeout: 8_000,
      keepAlive: true,
    },
  };
}

/**
 * Connects, migrates and verifies; leaves no connection open where that fails.
 *
 * @throws StartError for a database of a newer version, which stays as it is
 */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = await connect(options);
  try {
    await new Database(dataSource).migrate(() => assertNotNewer(dataSource));
    if (options.type === 'better-sqlite3') await verifyDurable(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/**
 * Connects to a database that the server has made, and does not migrate it, as the server may be running on
 * it.
 *
 * @throws Error if there is none, or if it is one of an older version
 * @throws StartError if it is one of a newer version
 */
export async function openMigratedDataSource(options: DataSourceOptions): Promise<DataSource> {
  // The driver would create its folder, even where the file must exist.
  if (options.type === 'better-sqlite3' && !existsSync(options.database)) {
    throw new Error(`${options.database} does not exist`);
  }
  const dataSource = await connect(options);
  try {
    await assertNotNewer(dataSource);
    const pending = await new MigrationExecutor(dataSource).getPendingMigrations();
    if (pending.length > 0) throw new Error('it is not up to date: start the server once');
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** @throws StartError where the database has migrations that this version does not know */
async function assertNotNewer(dataSource: DataSource): Promise<void> {
  const executed = await new MigrationExecutor(dataSource).getExecutedMigrations();
  const known = new Set(
    dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name),
  );
  const unknown = executed.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new StartError(
    `The database is of a newer version, which has changed it by ${unknown.name}: start that version, or restore a backup of this one`,
  );
}

/** @throws StartError where the package of the embedded database does not load */
async function connect(options: DataSourceOptions): Promise<DataSource> {
  const complete =
    options.type === 'better-sqlite3' ? { ...options, driver: await loadSqlite() } : options;
  return await new DataSource(complete).initialize();
}

/**
 * An acknowledged write must survive a power cut. The bundled SQLite falls back from FULL to NORMAL
 * with the first write in WAL mode unless FULL was set explicitly before.
 */
function makeDurable(connection: SqliteConnection): void {
  const found = connection.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Error('its file is damaged: restore a backup');
  connection.pragma('synchronous = FULL');
  connection.pragma('journal_mode = WAL');
}

/** Throws if SQLite does not have the setting of `makeDurable`, which shows only after the first write. */
async function verifyDurable(dataSource: DataSource): Promise<void> {
  const pragma = async (name: string): Promise<unknown> => {
    const rows: Record<string, unknown>[] = await dataSource.query(`PRAGMA ${name}`);
    return Object.values(rows[0] ?? {})[0];
  };
  const synchronous = await pragma('synchronous');
  const journal = await pragma('journal_mode');
  if (synchronous !== 2 || journal !== 'wal') {
    throw new Error(
      `SQLite is not durable here: synchronous=${String(synchronous)}, journal_mode=${String(journal)}`,
    );
  }
}

/** Why the database cannot be opened, with the variable that says where it is. */
export function databaseError(kind: DatabaseConfig['kind'], error: unknown): Error {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const variable = kind === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
  return new ConfigError(variable, `the database cannot be opened (${reason})`);
}
