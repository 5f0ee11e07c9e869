import { open } from 'node:fs/promises';

/** Makes the names in a folder survive a power failure; flushing a file covers only its content. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
