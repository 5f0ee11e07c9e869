import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { imageFileNames } from '@lereng/api-site/images';
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

  /** Files and folders that no row of an image names, and files that one names and that are not there. */
  async leftovers(): Promise<Record<'unnamed' | 'missing', string[]>> {
    const images = await this.query(
      'SELECT id, width, widths, portrait_crop, upright_widths, icons FROM images',
    );
    const named = new Set(images.flatMap(filesOf));
    const folders = new Set(images.map(({ id }) => id));
    const stored = new Set(await this.imagePaths());
    return {
      unnamed: [...stored].filter((path) => !named.has(path) && !folders.has(path)),
      missing: [...named].filter((path) => !stored.has(path)),
    };
  }

  /**
   * The values of all settings by their history, how many entries it has, and those of them that change nothing or do
   * not follow the entry of that setting before them.
   */
  async settingsByHistory() {
    const entries = await this.query(
      `SELECT id, row_id, "before", "after" FROM content_history
       WHERE kind = 'site-settings' ORDER BY id`,
    );
    const settings: Record<string, object> = {};
    const broken: unknown[] = [];
    for (const { id, row_id: key, before, after } of entries as Record<string, string>[]) {
      const former = versionIn(before);
      const next = versionIn(after);
      const known = settings[key!] ?? {};
      if (!isDeepStrictEqual(former, known) || isDeepStrictEqual(former, next)) {
        broken.push({ id, key, known, former, next });
      }
      settings[key!] = next;
    }
    return { settings, broken, count: entries.length };
  }

  /** Of all images, sorted; they end with `<id>/<name>`. */
  async imageFiles(): Promise<string[]> {
    const root = this.bucket ? 'images' : join(this.dataDir, 'images');
    const files = (await this.imagePaths()).filter((path) => path.includes('/'));
    return files.map((path) => `${root}/${path}`).sort();
  }

  /** `<id>/<name>` of each file; in a folder also `<id>`. */
  private async imagePaths(): Promise<string[]> {
    if (!this.bucket) {
      return readdir(join(this.dataDir, 'images'), { recursive: true }).catch(() => []);
    }
    const keys = (await this.bucket.keys()).filter((key) => key.startsWith('images/'));
    return keys.map((key) => key.slice('images/'.length));
  }
}

/** `<id>/<name>` of each file that the row of an image names. */
function filesOf({ id, width, widths, icons, ...crop }: Record<string, unknown>): string[] {
  const listOf = (column: unknown) => JSON.parse((column as string | null) ?? 'null') as number[];
  const names = imageFileNames({
    width: width as number,
    widths: listOf(widths),
    portraitCrop: crop['portrait_crop'] as string | null,
    portraitWidths: listOf(crop['upright_widths']),
    icons: icons as string | null,
  });
  return names.map((name) => `${String(id)}/${name}`);
}

/** Without what is null: a setting without a value has an empty version. */
function versionIn(text: string | null | undefined): object {
  const version = JSON.parse(text ?? '{}') as object;
  return Object.fromEntries(Object.entries(version).filter(([, value]) => value !== null));
}
