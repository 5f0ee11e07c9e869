import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { SQLITE_PACKAGE } from '@lereng/shared-testing';
import type Sqlite from 'better-sqlite3';
import pg from 'pg';

export const DATABASE_FILE = 'lereng.db';

/** Opens an SQLite database as another process would. */
export async function openDatabase(file: string): Promise<Sqlite.Database> {
  const { default: Database } = (await import(SQLITE_PACKAGE)) as { default: typeof Sqlite };
  return new Database(file, { timeout: 5_000 });
}

type Row = Record<string, unknown>;

/** What a server that has ended, or runs, has stored: read beside it, and not through it. */
export class StoredState {
  constructor(
    private readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  async query(statement: string): Promise<Row[]> {
    const connectionString = this.env['DATABASE_URL'];
    if (connectionString === undefined) return this.querySqlite(statement);
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Makes everything older, as if the server had been down for a minute: leases end and files age. */
  async letAMinutePass(): Promise<void> {
    await this.query("UPDATE images SET lease_expires_at = 1 WHERE state = 'pending'");
    const old = new Date(Date.now() - 60_000);
    for (const folder of await this.imageFolders()) {
      const path = join(this.dataDir, 'images', folder);
      for (const name of await readdir(path)) await utimes(join(path, name), old, old);
    }
  }

  /** Folders of images without a row, rows without a folder, and rows of uploads that never ended. */
  async leftovers(): Promise<Record<'folders' | 'rows' | 'pending', string[]>> {
    const images = (await this.query('SELECT id, state FROM images')) as {
      id: string;
      state: string;
    }[];
    const folders = await this.imageFolders();
    const ids = images.map(({ id }) => id);
    return {
      folders: folders.filter((folder) => !ids.includes(folder)),
      rows: ids.filter((id) => !folders.includes(id)),
      pending: images.filter(({ state }) => state === 'pending').map(({ id }) => id),
    };
  }

  private imageFolders(): Promise<string[]> {
    return readdir(join(this.dataDir, 'images')).catch(() => []);
  }

  private async querySqlite(statement: string): Promise<Row[]> {
    const database = await openDatabase(join(this.dataDir, DATABASE_FILE));
    try {
      const prepared = database.prepare(statement);
      if (prepared.reader) return prepared.all() as Row[];
      prepared.run();
      return [];
    } finally {
      database.close();
    }
  }
}
