import { randomBytes } from 'node:crypto';
import type { ImageStore, ListedFile } from '@lereng/api-site/images';
import { entriesOfImage, entryParts } from '../archive/manifest';
import type { Connection, Row } from '../site/connection';
import { withSnapshot } from '../site/open-site';
import { readColumns } from '../site/read-rows';
import { keyOf, TABLE_NAMES, type TableName } from '../site/tables';
import { type Finding, type Installation, ok, orProblem, problem, warning } from './check';

/** A site with more images that lack files is not told in full. */
const MAX_NAMED = 10;

/** A running server removes files without a row by itself, so younger ones are no finding. */
const SWEPT_AFTER_MS = 2 * 60 * 60_000;

/** Whether the store of images can be reached and written to. That a bucket can be written to shows only in a write. */
export async function checkImages({
  config: { s3, dataDir },
  store,
  mayRepair,
}: Installation): Promise<Finding> {
  const isWritten = s3 !== null && mayRepair;
  await orProblem(
    () => (isWritten ? tryWrite(store) : store.check()),
    `${store.place} cannot be read and written`,
    s3
      ? 'Check the S3_ variables, and what the key may do'
      : "Give the folder to the server's user, or check DATA_DIR",
  );
  if (s3 === null) return ok(`the folder in ${dataDir} can be read and written`);
  const bucket = `the bucket "${s3.bucket}"`;
  if (isWritten) return ok(`${bucket} can be read and written`);
  return ok(`${bucket} can be read; whether it can be written is tried by --repair`);
}

async function tryWrite(store: ImageStore): Promise<void> {
  await store.check();
  const id = randomBytes(16).toString('hex');
  await store.put(id, [{ name: '1.jpg', bytes: Buffer.from('a test of npm run doctor') }]);
  await store.remove(id);
}

/**
 * Whether rows have their files, and files their rows. A row of an image is there as long as any content, the trash or
 * the history can bring it back, so a file without one belongs to nothing.
 */
export async function checkFiles(installation: Installation): Promise<readonly Finding[]> {
  const findings = [...(await findMissing(installation)), ...(await findUnused(installation))];
  return findings.length > 0 ? findings : [ok('every row has its files, and no file is left over')];
}

async function findMissing(installation: Installation): Promise<Finding[]> {
  // An image that is replaced or purged between reading the rows and the files is in one of the two lists alone.
  const before = await missingFiles(installation);
  if (before.size === 0) return [];
  const after = await missingFiles(installation);
  const lasting = [...before].filter(([id]) => after.has(id));
  if (lasting.length === 0) return [];
  const users = await withSnapshot(installation, usersOfImages);
  const named = lasting.slice(0, MAX_NAMED).map(([id, files]) => {
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

/** Those that the rows of images name and the store does not have, by the images that lack any. */
async function missingFiles(installation: Installation): Promise<Map<string, string[]>> {
  const missing = new Map<string, string[]>();
  for (const [id, row] of await readImages(installation)) {
    if (row['state'] !== 'kept') continue;
    const present = new Set((await installation.store.listFiles(id)).map(({ name }) => name));
    const files = filesOf(row).filter((name) => !present.has(name));
    if (files.length > 0) missing.set(id, files);
  }
  return missing;
}

/** The rows of images by their ids. */
async function readImages(installation: Installation): Promise<Map<string, Row>> {
  const rows = await withSnapshot(installation, (snapshot) =>
    snapshot.query('SELECT * FROM images ORDER BY id'),
  );
  return new Map(rows.map((row) => [String(row['id']), row]));
}

const filesOf = (row: Row): string[] =>
  entriesOfImage(row).map((entry) => entryParts(entry)?.file ?? '');

async function findUnused(installation: Installation): Promise<Finding[]> {
  // The files come first: those that are stored meanwhile are not among them.
  const stored = await installation.store.list();
  const rows = await readImages(installation);
  const unused: ListedFile[] = [];
  for (const id of stored) {
    const files = await installation.store.listFiles(id);
    unused.push(...files.filter(({ name }) => isUnused(name, rows.get(id))));
  }
  const now = Number(installation.now);
  const old = unused.filter(({ modifiedAt }) => now - Number(modifiedAt) > SWEPT_AFTER_MS);
  if (old.length === 0) return [];
  const bytes = old.reduce((sum, { size }) => sum + size, 0);
  return [
    warning(
      `${old.length} files of ${bytes} bytes belong to no row, history or trash`,
      'A running server removes them within an hour',
    ),
  ];
}

function isUnused(name: string, row: Row | undefined): boolean {
  if (name.endsWith('.part')) return false;
  return !row || !filesOf(row).includes(name);
}

/** Which row of content shows an image, by its kind and key: `menu-items 3`. */
async function usersOfImages(connection: Connection): Promise<Map<string, string>> {
  const users = new Map<string, string>();
  for (const table of TABLE_NAMES) {
    if (!(await readColumns(connection, table)).has('image_id')) continue;
    const rows = await connection.query(
      `SELECT * FROM "${table}" WHERE image_id IS NOT NULL ORDER BY image_id`,
    );
    for (const row of rows) users.set(String(row['image_id']), nameOf(table, row));
  }
  return users;
}

function nameOf(table: TableName, row: Row): string {
  const place = row['deleted_at'] ? ' in the trash' : '';
  return `${table.replaceAll('_', '-')} ${keyOf(table, row)}${place}`;
}
