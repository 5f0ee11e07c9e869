import { existsSync } from 'node:fs';
import type { DatabaseConfig } from '@lereng/api-site/config';
import { loadSqlite } from '@lereng/api-site/sqlite';
import { type Connection, forSqlite, type Row } from './connection';

/** Milliseconds that opening may wait for a lock, during which SQLite blocks the process. */
const SQLITE_LOCK_MS = 1_000;

/** A connection of its own that sees the database as it was at one moment, however long it is read. */
export interface Snapshot extends Connection {
  close(): Promise<void>;
}

/** @throws Error where there is no database */
export function openSnapshot(config: DatabaseConfig): Promise<Snapshot> {
  return config.kind === 'postgres' ? openPostgres(config.url) : openSqlite(config.file);
}

async function openSqlite(file: string): Promise<Snapshot> {
  // The driver would make the file.
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const Sqlite = await loadSqlite();
  const database = new Sqlite(file, { ...readingOptions(file), timeout: SQLITE_LOCK_MS });
  try {
    database.pragma('query_only = ON');
    database.exec('BEGIN');
    // The first read takes the snapshot.
    database.prepare('SELECT COUNT(*) FROM sqlite_master').get();
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    kind: 'sqlite',
    query: async (sql, parameters = []) => {
      const [text, values] = forSqlite(sql, parameters);
      return database.prepare(text).all(values) as Row[];
    },
    close: async () => {
      database.close();
    },
  };
}

/**
 * Options under which the file stays as it is. A connection that may write would move the rest of
 * a killed server's log into the file, and one that may not would leave an empty log where there is none.
 */
function readingOptions(file: string): { fileMustExist: true; readonly: boolean } {
  return { fileMustExist: true, readonly: existsSync(`${file}-wal`) };
}

async function openPostgres(connectionString: string): Promise<Snapshot> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 60_000,
    // A connection that went silent.
    query_timeout: 65_000,
  });
  // A connection that breaks also fails the query in flight.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SELECT 1 FROM pg_class LIMIT 1');
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    kind: 'postgres',
    query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows as Row[],
    close: () => client.end(),
  };
}
