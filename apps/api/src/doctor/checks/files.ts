import type { ImageStore, ListedFile } from '@lereng/api-site/images';
import { entriesOfImage } from '../../backups/archive/check-archive';
import { entryParts } from '../../backups/archive/manifest';
import type { Connection } from '../../backups/database/connection';
import { readColumns } from '../../backups/database/read-rows';
import { type Row, TABLE_NAMES, type TableName, TABLES } from '../../backups/database/tables';
import { type Check, type Installation, withSnapshot } from '../check';
import { type Finding, ok, problem, warning } from '../finding';

/** An image that lacks more, or a site with more such images, is not told in full. */
const MAX_NAMED = 10;

/** What a running server removes by itself is no finding while it may be about to. */
const SWEPT_AFTER_MS = 2 * 60 * 60_000;

/** What a row of an image names, and what the store has of it. */
interface Gap {
  readonly id: string;
  readonly files: readonly string[];
}

/**
 * Whether rows have their files, and files their rows. A row of an image is there as long as any content, the trash or
 * the history can bring it back, so a file without one belongs to nothing.
 */
export const filesCheck: Check = {
  name: 'files',
  limitMs: 300_000,
  needs: 'tables',
  run: async (installation) => {
    const missing = await findMissing(installation);
    const unused = await findUnused(installation);
    const findings = [...missing, ...unused];
    return findings.length > 0 ? findings : ok('every row has its files, and no file is left over');
  },
};

async function findMissing(installation: Installation): Promise<Finding[]> {
  // What is replaced or purged between reading the rows and the files is in one of the two lists alone.
  const before = await gaps(installation);
  if (before.length === 0) return [];
  const ids = new Set((await gaps(installation)).map(({ id }) => id));
  const lasting = before.filter(({ id }) => ids.has(id));
  if (lasting.length === 0) return [];
  const users = await withSnapshot(installation, usersOfImages);
  const named = lasting.slice(0, MAX_NAMED).map(({ id, files }) => {
    const others = files.length > 1 ? ` and ${files.length - 1} more` : '';
    const user = users.get(id) ?? `an earlier picture of the trash (${id})`;
    return problem(
      `${user} lacks the file ${files[0]}${others}`,
      'Replace its picture in the back office, or restore a backup',
    );
  });
  const rest = lasting.length - named.length;
  if (rest > 0) named.push(problem(`${rest} more pictures lack files`, 'Restore a backup'));
  return named;
}

async function gaps(installation: Installation): Promise<Gap[]> {
  const rows = await withSnapshot(installation, (snapshot) =>
    snapshot.query("SELECT * FROM images WHERE state = 'kept' ORDER BY id"),
  );
  const found: Gap[] = [];
  for (const row of rows) {
    const id = String(row['id']);
    const present = new Set((await installation.store.listFiles(id)).map(({ name }) => name));
    const files = filesOf(row).filter((name) => !present.has(name));
    if (files.length > 0) found.push({ id, files });
  }
  return found;
}

const filesOf = (row: Row): string[] =>
  entriesOfImage(row).map((entry) => entryParts(entry)?.file ?? '');

async function findUnused(installation: Installation): Promise<Finding[]> {
  const { store, now } = installation;
  // The files come first: what is stored meanwhile is not among them.
  const stored = await store.list();
  const rows = await withSnapshot(installation, (snapshot) =>
    snapshot.query('SELECT * FROM images'),
  );
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  const unused: ListedFile[] = [];
  for (const id of stored) unused.push(...(await unusedFiles(store, id, byId.get(id))));
  const old = unused.filter(({ modifiedAt }) => +now - +modifiedAt > SWEPT_AFTER_MS);
  if (old.length === 0) return [];
  const bytes = old.reduce((sum, { size }) => sum + size, 0);
  return [
    warning(
      `${old.length} files of ${bytes} bytes belong to no row, history or trash`,
      'A running server removes them within an hour',
    ),
  ];
}

async function unusedFiles(
  store: ImageStore,
  id: string,
  row: Row | undefined,
): Promise<ListedFile[]> {
  const files = (await store.listFiles(id)).filter(({ name }) => !name.endsWith('.part'));
  if (!row) return files;
  // An upload that 1.0.0 has not finished has files that its row will name.
  if (row['state'] !== 'kept') return [];
  const named = new Set(filesOf(row));
  return files.filter(({ name }) => !named.has(name));
}

/** Which row of content shows an image, by its kind and key: `menu-items 3`. */
async function usersOfImages(connection: Connection): Promise<Map<string, string>> {
  const users = new Map<string, string>();
  for (const table of TABLE_NAMES) {
    const columns = await readColumns(connection, table);
    if (!columns.has('image_id')) continue;
    const rows = await connection.query(
      `SELECT * FROM "${table}" WHERE image_id IS NOT NULL ORDER BY image_id`,
    );
    for (const row of rows) users.set(String(row['image_id']), nameOf(table, row));
  }
  return users;
}

function nameOf(table: TableName, row: Row): string {
  const keys = TABLES[table].map((key) => String(row[key]));
  const place = row['deleted_at'] ? ' in the trash' : '';
  return `${table.replaceAll('_', '-')} ${keys.join('/')}${place}`;
}
