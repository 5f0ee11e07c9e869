import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config';

const FILE = 'jwt-secret';
const SECRET_BYTES = 48;

const UNFINISHED = /^jwt-secret\.[0-9a-f]{12}$/;
const UNFINISHED_MS = 60_000;

/** The secret kept in the data folder; made, for the owner's eyes alone, when there is none. */
export async function keptSecret(dataDir: string): Promise<string> {
  try {
    await sweepUnfinished(dataDir);
    return (await readSecret(dataDir)) ?? (await makeSecret(dataDir));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { message } = error as Error;
    throw new ConfigError('DATA_DIR', `the token secret cannot be kept there (${message})`);
  }
}

/** What was killed in the middle left its file; a younger one may be another process's, just now. */
async function sweepUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(dataDir, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
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

/**
 * Written aside and linked into place: the file is there whole or not at all, and the first wins.
 * In one go, because a start that fails meanwhile for another reason ends the process.
 */
async function makeSecret(dataDir: string): Promise<string> {
  const aside = join(dataDir, `${FILE}.${randomBytes(6).toString('hex')}`);
  try {
    const file = openSync(aside, 'wx', 0o600);
    try {
      writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(aside, join(dataDir, FILE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
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
