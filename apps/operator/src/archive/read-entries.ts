import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';

/** Far above the files that are made of pictures, each of which a restore holds in memory. */
export const MAX_FILE_BYTES = 32 * 2 ** 20;

/** One file of an archive. It has to be read before the next one. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** @throws Error for what is no tar archive, and for entries that are no files */
export async function* readEntries(archive: Readable): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  archive.on('error', (error) => entries.destroy(error));
  archive.pipe(entries as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header;
      if (type !== 'file') throw new Error(`"${name}" is not a file but a ${type}`);
      yield { name, size, chunks: entry as AsyncIterable<Uint8Array> };
      entry.resume();
    }
  } finally {
    archive.destroy();
    entries.destroy();
  }
}

/** @throws Error for an entry above the limit in bytes */
export async function readWhole({ name, size, chunks }: ArchiveEntry, limit: number) {
  if (size > limit) throw new Error(`"${name}" is too large`);
  return buffer(chunks);
}
