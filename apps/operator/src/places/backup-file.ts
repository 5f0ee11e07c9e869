import { randomBytes } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { flushFolder } from '@lereng/api-site/disk';

/** A backup that was stored. */
export interface StoredBackup {
  /** Its path, or its URL. */
  readonly file: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Writes a file that has its name only once it is complete and would survive a power failure. Until then it has
 * a temporary one, which ends with `.part`.
 *
 * @throws the error of the stream or the disk, with nothing left behind
 */
export async function writeBackupFile(path: string, archive: Readable): Promise<StoredBackup> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const size = await writeFlushed(unfinished, archive);
    await rename(unfinished, path);
    await flushFolder(dirname(path));
    return { file: path, size };
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

const NIGHTLY = /^lereng-nightly-\d{8}T\d{6}Z\.tar(\.age)?$/;

/** The name of a backup that is made at this instant. Names sort by time. */
export function backupName(at: Date, isNightly: boolean, isEncrypted: boolean): string {
  const instant = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const prefix = isNightly ? 'lereng-nightly' : 'lereng';
  return `${prefix}-${instant}.tar${isEncrypted ? '.age' : ''}`;
}

/** Those of nightly backups, the newest last. */
export const nightlyOf = (names: readonly string[]): string[] =>
  names.filter((name) => NIGHTLY.test(name)).sort();
