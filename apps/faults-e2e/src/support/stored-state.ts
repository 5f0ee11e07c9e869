import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { loadSqlite } from '@lereng/api-site/sqlite';
import { type Bucket, runSql } from '@lereng/api-testing';
import type Sqlite from 'better-sqlite3';

export const DATABASE_FILE = 'lereng.db';

/** Opens an SQLite database as another process would. */
export async function openDatabase(file: string): Promise<Sqlite.Database> {
  const Database = await loadSqlite();
  return new Database(file, { timeout: 5_000 });
}

/** Reads the rows and files of a server beside it, and not through it. It may have ended. */
export class StoredState {
  constructor(
    readonly dataDir: string,
    readonly env: Record<string, string>,
    /** Where the images are, if they are not in the data folder. */
    private readonly bucket: Bucket | null = null,
  ) {}

  query(statement: string): Promise<Record<string, unknown>[]> {
    return runSql(this, statement);
  }

  /** Folders of images without a row, and rows without a folder. */
  async leftovers(): Promise<Record<'folders' | 'rows', string[]>> {
    const images = (await this.query('SELECT id FROM images')) as { id: string }[];
    const folders = await this.imageFolders();
    const ids = images.map(({ id }) => id);
    return {
      folders: folders.filter((folder) => !ids.includes(folder)),
      rows: ids.filter((id) => !folders.includes(id)),
    };
  }

  /** Of all images, sorted; they end with `<id>/<name>`. */
  async imageFiles(): Promise<string[]> {
    if (this.bucket) {
      return (await this.bucket.keys()).filter((key) => key.startsWith('images/')).sort();
    }
    const root = join(this.dataDir, 'images');
    const paths = await readdir(root, { recursive: true }).catch(() => []);
    return paths
      .filter((path) => path.includes('/'))
      .map((path) => join(root, path))
      .sort();
  }

  private async imageFolders(): Promise<string[]> {
    if (!this.bucket) return readdir(join(this.dataDir, 'images')).catch(() => []);
    return [...new Set((await this.imageFiles()).map((file) => basename(dirname(file))))];
  }
}
