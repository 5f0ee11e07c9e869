import { MAX_ID } from '@lereng/shared-domain';
import type { Row } from '../site/connection';
import { type ArchiveEntry, readWhole } from './read-entries';

/**
 * The writer makes pages of 200 rows, and its largest rows are changes of hundreds of prices, of some 300 KB. These
 * limits bound the memory that an archive takes, whoever made it.
 */
const MAX_PAGE_BYTES = 64 * 2 ** 20;
const MAX_PAGE_ROWS = 1_000;
const MAX_ROW_BYTES = 2 * 2 ** 20;
const MAX_COLUMNS = 100;

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

function parseRow(line: string): Row {
  const row: unknown = JSON.parse(line);
  if (!isRow(row)) throw new Error('a line is no row');
  const { id } = row;
  if (typeof id === 'number' && !(Number.isInteger(id) && id >= 1 && id <= MAX_ID)) {
    throw new Error('a row has an id that no row may have');
  }
  return row;
}

/** The values of columns are no lists and no objects: both databases store JSON as text. */
function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const values = Object.values(value);
  return (
    values.length <= MAX_COLUMNS &&
    values.every((each) => each === null || typeof each !== 'object')
  );
}
