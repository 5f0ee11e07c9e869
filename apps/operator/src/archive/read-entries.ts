import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readJson } from '@lereng/shared-domain/stored-rows';
import { extract } from 'tar-stream';
import type { Row } from '../site/connection';

/** Far above the files that are made of pictures, each of which a restore holds in memory. */
export const MAX_FILE_BYTES = 32 * 2 ** 20;

/**
 * The writer makes pages of 200 rows, and its largest rows are changes of hundreds of prices, of some 300 KB. These
 * limits bound the memory that an archive takes that somebody else has made.
 */
const MAX_PAGE_BYTES = 64 * 2 ** 20;
const MAX_PAGE_ROWS = 1_000;
const MAX_ROW_BYTES = 2 * 2 ** 20;
const MAX_COLUMNS = 100;

/** One file of an archive. It has to be read before the next one. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** @throws Error for a stream that is no tar archive, and for entries that are no files */
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

/** A page of the rows of a table. @throws Error where it is none, or larger than a page may be */
export async function readPage(entry: ArchiveEntry): Promise<{ bytes: Buffer; rows: Row[] }> {
  const bytes = await readWhole(entry, MAX_PAGE_BYTES);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\n', at);
    if (end < 0) throw new Error('its last line has no end');
    if (end - at > MAX_ROW_BYTES) throw new Error(`"${entry.name}" has a row that is too large`);
    if (rows.length === MAX_PAGE_ROWS) throw new Error(`"${entry.name}" has too many rows`);
    rows.push(parseRow(bytes.toString('utf8', at, end)));
    at = end + 1;
  }
  return { bytes, rows };
}

/**
 * A line that is no row is one without values, and no table stores a value that is a list or an object, which is how
 * binary values of a damaged database are written: the check of the rows names both (E8).
 *
 * @throws Error for more columns than any table has
 */
function parseRow(line: string): Row {
  const row = readJson(line);
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return {};
  if (Object.keys(row).length > MAX_COLUMNS) throw new Error('a line is no row');
  return row as Row;
}
