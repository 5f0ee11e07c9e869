import { existsSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const MEGABYTE = 2 ** 20;

/** SQLite's log of writes grows by 4 MB before its room is used again, and the database grows with it. */
export const RESERVE_BYTES = 16 * MEGABYTE;

/** The reserve is made again with this much left beside it, so that one save does not fill the disk again. */
export const MARGIN_BYTES = 2 * MEGABYTE;

/** Below this the owner is warned. */
export const LOW_BYTES = 64 * MEGABYTE;

/** Its name in `DATA_DIR`. */
export const RESERVE_FILE = 'reserve';

/** How much room others than root have on the disk of a folder; infinite for a file system that does not tell. */
export async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found && found.blocks > 0 ? found.bavail * found.bsize : Infinity;
}

/** The path itself, or the nearest above it that is there: `mkdir` makes the rest in it. */
export function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Makes the names in a folder survive a power failure; flushing a file covers only its content. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
