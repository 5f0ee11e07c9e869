import { access, constants, mkdir } from 'node:fs/promises';
import type { AppConfig } from './app-config';
import { ConfigError } from './config-error';

/** Creates the data folder, unless everything that it would hold is stored elsewhere. */
export async function prepareDataDir(config: AppConfig): Promise<void> {
  const { dataDir, database, s3, jwtSecret } = config;
  if (database.kind === 'postgres' && s3 !== null && jwtSecret !== null) return;
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError('DATA_DIR', `${dataDir} is no folder that can be written to`);
  }
}
