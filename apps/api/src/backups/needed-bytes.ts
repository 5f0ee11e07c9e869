import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlace } from './backup-place';

/** The disk must not be filled by what protects it. */
const FREE_FACTOR = 2;

/**
 * How many bytes must be free for another backup.
 *
 * @param dataDir what is elsewhere is not counted for the first one
 */
export async function neededBytes(
  place: Pick<BackupPlace, 'lastSize'>,
  dataDir: string,
): Promise<number> {
  const first = async () =>
    (await sizeOnDisk(join(dataDir, 'lereng.db'))) + (await sizeOnDisk(join(dataDir, 'images')));
  return FREE_FACTOR * ((await place.lastSize()) ?? (await first()));
}

/** @throws Error where less is free than another backup needs */
export async function assertRoom(
  place: Pick<BackupPlace, 'path' | 'lastSize' | 'freeBytes'>,
  dataDir: string,
): Promise<void> {
  const needed = await neededBytes(place, dataDir);
  const free = await place.freeBytes();
  if (free < needed) {
    throw new Error(`${place.path} has ${free} bytes free, and ${needed} are needed`);
  }
}

/** The bytes of a file, or of all files in a folder; 0 where it is not there. */
async function sizeOnDisk(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return found?.size ?? 0;
  let sum = 0;
  for (const name of await readdir(path)) sum += await sizeOnDisk(join(path, name));
  return sum;
}
