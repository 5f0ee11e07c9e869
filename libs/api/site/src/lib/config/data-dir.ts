import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';

/** Creates the data folder, unless everything that it would hold is stored elsewhere. */
export async function prepareDataDir(config: AppConfig): Promise<void> {
  const { dataDir, database, s3, jwtSecret } = config;
  if (database.kind === 'postgres' && s3 !== null && jwtSecret !== null) return;
  try {
    await createFolder(dataDir);
    if (!(await stat(dataDir)).isDirectory()) throw new Error('not a folder');
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError('DATA_DIR', `${dataDir} is no folder that can be written to`);
  }
}

/**
 * Creates the folder with its parents. Node's `recursive` option never returns below a folder that exists,
 * allows no entries and reports ENOENT for them (`/proc`).
 */
async function createFolder(path: string): Promise<void> {
  if (await createOne(path)) return;
  await createFolder(dirname(path));
  if (!(await createOne(path))) throw new Error('it cannot be created');
}

/** False where the parent is missing. */
async function createOne(path: string): Promise<boolean> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(path) !== path) return false;
    if (code !== 'EEXIST') throw error;
  }
  return true;
}
