import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@lereng/api-site/config';
import { flushFolder } from '@lereng/api-site/disk';

const FILE = 'jwt-secret';
const SECRET_BYTES = 48;

const TEMPORARY_FILE = /^jwt-secret\.[0-9a-f]{12}$/;
const TEMPORARY_FILE_MAX_AGE_MS = 60_000;

/** The secret in the data folder. If there is none, it is generated, and only its owner can read it. */
export async function persistedSecret(dataDir: string): Promise<string> {
  try {
    await sweepTemporaryFiles(dataDir);
    return (await readSecret(dataDir)) ?? (await createSecret(dataDir));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { message } = error as Error;
    throw new ConfigError('DATA_DIR', `the token secret cannot be stored there (${message})`);
  }
}

/** For a file that another process may remove at any time. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Removes temporary files of killed processes. A younger one may be in use by another process. */
async function sweepTemporaryFiles(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!TEMPORARY_FILE.test(name)) continue;
    const path = join(dataDir, name);
    const storedAt = await stat(path).then(({ mtimeMs }) => mtimeMs, nullIfMissing);
    if (storedAt === null) continue;
    if (Date.now() - storedAt > TEMPORARY_FILE_MAX_AGE_MS) await rm(path, { force: true });
  }
}

async function readSecret(dataDir: string): Promise<string | null> {
  const file = join(dataDir, FILE);
  const secret = await readFile(file, 'utf8').catch(nullIfMissing);
  if (secret !== null && secret.trim().length < SECRET_BYTES) {
    throw new ConfigError('DATA_DIR', `${file} is damaged; delete it, which ends every session`);
  }
  return secret?.trim() ?? null;
}

/**
 * Written to a temporary file and linked: the secret exists whole or not at all, and the first of
 * several processes wins. Synchronous, as the process may exit when another part of the start fails.
 */
async function createSecret(dataDir: string): Promise<string> {
  const temporary = join(dataDir, `${FILE}.${randomBytes(6).toString('hex')}`);
  try {
    const file = openSync(temporary, 'wx', 0o600);
    try {
      writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(temporary, join(dataDir, FILE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  await flushFolder(dataDir);
  const secret = await readSecret(dataDir);
  if (secret === null) throw new Error('it was deleted while it was written');
  return secret;
}
