import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';

/** Makes the data folder, unless everything that it would hold is kept elsewhere. */
export async function prepareDataDir(config: AppConfig): Promise<void> {
  const { dataDir, database, s3, jwtSecret } = config;
  if (database.kind === 'postgres' && s3 !== null && jwtSecret !== null) return;
  try {
    await makeFolder(dataDir);
    if (!(await stat(dataDir)).isDirectory()) throw new Error('not a folder');
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError('DATA_DIR', `${dataDir} is no folder that can be written to`);
  }
}

/**
 * With the folders above it. Node's own recursion never ends below a folder that is there but lets
 * nobody make anything in it, and says that it is not there (`/proc`).
 */
async function makeFolder(path: string): Promise<void> {
  if (await makeOne(path)) return;
  await makeFolder(dirname(path));
  if (!(await makeOne(path))) throw new Error('it cannot be made');
}

/** False where the folder above is missing. */
async function makeOne(path: string): Promise<boolean> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(path) !== path) return false;
    if (code !== 'EEXIST') throw error;
  }
  return true;
}
