import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { type AppConfig, StartError } from '../config';
import { errorCode } from '../errors';
import { loadSqlite } from '../sqlite';

/** Beside the database: its own locks must stay free for commands that run beside the server. */
const LOCK_FILE = 'lock';

/** A server that was just killed may take a moment to go. */
const WAIT_MS = 1_000;

/**
 * Keeps a second server from the same SQLite database. It is an open transaction on an empty SQLite file, so a
 * lock of the operating system, which ends with the process, however that ends. Nothing else of this process may
 * open the file: closing it would release the lock.
 */
export class FolderLock {
  private constructor(readonly release: () => void) {}

  /** Whether a server is running on a SQLite database. */
  static async isTaken({ dataDir, database }: AppConfig): Promise<boolean> {
    const file = join(dataDir, LOCK_FILE);
    if (database.kind === 'postgres' || !existsSync(file)) return false;
    const connection = await beginExclusive(file, 0);
    connection?.close();
    return connection === null;
  }

  /** @throws StartError where another server has the folder */
  static async take({ dataDir, database }: AppConfig): Promise<FolderLock> {
    if (database.kind === 'postgres') return new FolderLock(() => undefined);
    const connection = await beginExclusive(join(dataDir, LOCK_FILE), WAIT_MS);
    if (!connection) {
      throw new StartError(
        `DATA_DIR: another server is running on ${dataDir}: stop it first, or give this one a folder of its own`,
      );
    }
    return new FolderLock(() => connection.close());
  }
}

/** Null while another process has the lock. */
async function beginExclusive(file: string, timeout: number): Promise<Database | null> {
  const Sqlite = await loadSqlite();
  const connection = new Sqlite(file, { timeout });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    return connection;
  } catch (error) {
    connection.close();
    if (errorCode(error) === 'SQLITE_BUSY') return null;
    throw error;
  }
}
