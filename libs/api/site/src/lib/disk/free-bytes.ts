import { statfs } from 'node:fs/promises';

/** How much room others than root have on the disk of a folder; infinite for a file system that does not tell. */
export async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found && found.blocks > 0 ? found.bavail * found.bsize : Infinity;
}
