import { randomBytes } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { flushFolder } from '@lereng/api-site/disk';

/**
 * Writes a file that has its name only once it is complete and would survive a power failure. Until then it has
 * a temporary one, which ends with `.part`.
 *
 * @returns its size in bytes
 * @throws the error of the stream or the disk, with nothing left behind
 */
export async function writeBackupFile(path: string, archive: Readable): Promise<number> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const size = await writeFlushed(unfinished, archive);
    await rename(unfinished, path);
    await flushFolder(dirname(path));
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeFlushed(path: string, archive: Readable): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, archive);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
