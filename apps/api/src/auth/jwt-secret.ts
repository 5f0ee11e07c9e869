import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config';

const FILE = 'jwt-secret';
const SECRET_BYTES = 48;

/** The secret kept in the data folder; made, for the owner's eyes alone, when there is none. */
export async function keptSecret(dataDir: string): Promise<string> {
  try {
    return (await readSecret(dataDir)) ?? (await makeSecret(dataDir));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { message } = error as Error;
    throw new ConfigError('DATA_DIR', `the token secret cannot be kept there (${message})`);
  }
}

async function readSecret(dataDir: string): Promise<string | null> {
  const file = join(dataDir, FILE);
  const secret = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (secret !== null && secret.trim().length < SECRET_BYTES) {
    throw new ConfigError('DATA_DIR', `${file} is damaged; delete it, which ends every session`);
  }
  return secret?.trim() ?? null;
}

/** Written aside and linked into place: the file is there whole or not at all, and the first wins. */
async function makeSecret(dataDir: string): Promise<string> {
  const aside = join(dataDir, `${FILE}.${randomBytes(6).toString('hex')}`);
  try {
    const file = await open(aside, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(SECRET_BYTES).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(aside, join(dataDir, FILE)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
  await flushFolder(dataDir);
  const secret = await readSecret(dataDir);
  if (secret === null) throw new Error('it vanished while it was made');
  return secret;
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
