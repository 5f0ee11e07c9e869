import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from '@lereng/api-site/config';
import type { Check } from '../check';
import { ok, warning } from '../finding';

const MAX_AGE_MS = 24 * 60 * 60_000;

/** The names of files that were never completed, in `DATA_DIR` and in the folders that have them. */
const SECRET = /^jwt-secret\.[0-9a-f]{12}$/;
const BACKUP = /^lereng-.+\.[0-9a-f]{8}\.part$/;
const PICTURE = /\.(avif|webp|jpg)\.part$/;

interface Leftover {
  readonly path: string;
  readonly size: number;
}

/** Temporary files of processes that were killed. They have nothing that anybody could read. */
export const leftoversCheck: Check = {
  name: 'temporary files',
  limitMs: 60_000,
  run: async ({ config, mayRepair, now }) => {
    const leftovers = await find(config, now);
    const bytes = leftovers.reduce((sum, { size }) => sum + size, 0);
    const what = `${leftovers.length} of ${bytes} bytes are older than a day`;
    if (leftovers.length === 0) return ok('none is older than a day');
    if (!mayRepair) return warning(what, 'npm run doctor -- --repair removes them');
    for (const { path } of leftovers) await rm(path, { force: true });
    return ok(`${leftovers.length} that were older than a day are removed now`);
  },
};

async function find({ dataDir, backupDir }: AppConfig, now: Date): Promise<Leftover[]> {
  const found = [await inFolder(dataDir, SECRET, now), await inFolder(backupDir, BACKUP, now)];
  for (const store of ['images', 'previews']) {
    for (const id of await namesIn(join(dataDir, store))) {
      found.push(await inFolder(join(dataDir, store, id), PICTURE, now));
    }
  }
  return found.flat();
}

async function inFolder(folder: string, name: RegExp, now: Date): Promise<Leftover[]> {
  const paths = (await namesIn(folder)).filter((each) => name.test(each));
  const found: Leftover[] = [];
  for (const path of paths.map((each) => join(folder, each))) {
    const file = await stat(path).catch(() => null);
    if (file && +now - file.mtimeMs > MAX_AGE_MS) found.push({ path, size: file.size });
  }
  return found;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
