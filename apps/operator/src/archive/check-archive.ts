import { createHash, type Hash } from 'node:crypto';
import { MIGRATION_NAMES } from '@lereng/api-site/database/migrations';
import { messageOf } from '@lereng/api-site/errors';
import { TABLE_NAMES, type TableName } from '../site/tables';
import {
  entriesOfImage,
  entryParts,
  type Manifest,
  MANIFEST,
  MANIFEST_HASH,
  type ManifestEntry,
  manifestHashLine,
  parseManifest,
} from './manifest';
import type { OpenArchive } from './open-archive';
import {
  type ArchiveEntry,
  MAX_FILE_BYTES,
  readEntries,
  readPage,
  readWhole,
} from './read-entries';

/** Limits of a manifest, far above those that the writer makes. */
const MAX_MANIFEST_BYTES = { perEntry: 500, others: 10_000 };

/** An archive that is whole. */
export interface CheckedArchive {
  readonly open: OpenArchive;
  readonly manifest: Manifest;
  /** The entries of the files that rows of images name, by their names, as far as the archive has them. */
  readonly files: ReadonlyMap<string, ManifestEntry>;
}

/** The content of an archive, as far as it was read. */
interface Found {
  readonly entries: ManifestEntry[];
  readonly tables: Map<TableName, { rows: number; hash: Hash }>;
  /** The names of the files that rows of images name. */
  readonly needed: string[];
}

/**
 * Reads a whole archive and compares it with its manifest.
 *
 * @throws Error with one line that says what is wrong
 */
export async function checkArchive(open: OpenArchive): Promise<CheckedArchive> {
  const found: Found = { entries: [], tables: new Map(), needed: [] };
  const text = await readAll(open, found).catch(failWith('The archive is damaged'));
  const manifest = await compared(text, found).catch(failWith('The archive has a wrong manifest'));
  if (!MIGRATION_NAMES.includes(manifest.migration)) {
    throw new Error(
      `The archive is of a newer version (${manifest.version}, ${manifest.migration}): update the product first.`,
    );
  }
  return { open, manifest, files: neededFiles(manifest, found) };
}

const failWith = (what: string) => (error: unknown) => {
  throw new Error(`${what}: ${messageOf(error)}.`, { cause: error });
};

/** @returns the text of the manifest, whose hash comes last */
async function readAll(open: OpenArchive, found: Found): Promise<string> {
  let manifest: Buffer | undefined;
  let isComplete = false;
  for await (const entry of readEntries(await open())) {
    const { name, size } = entry;
    if (isComplete || (manifest && name !== MANIFEST_HASH)) {
      throw new Error(`"${name}" is behind its end`);
    }
    if (name === MANIFEST) {
      const { perEntry, others } = MAX_MANIFEST_BYTES;
      manifest = await readWhole(entry, others + perEntry * found.entries.length);
    } else if (name === MANIFEST_HASH) {
      const line = (await readWhole(entry, 1_000)).toString();
      if (!manifest || line !== manifestHashLine(sha256(manifest))) {
        throw new Error('its manifest has another hash');
      }
      isComplete = true;
    } else {
      found.entries.push({ name, size, sha256: await readEntry(entry, found) });
    }
  }
  if (!manifest || !isComplete) throw new Error('it ends before its manifest');
  return manifest.toString();
}

/** @returns the hash of its content */
async function readEntry(entry: ArchiveEntry, { tables, needed }: Found): Promise<string> {
  const parts = entryParts(entry.name);
  if (!parts) throw new Error(`"${entry.name}" is no name of an entry`);
  if (parts.table === undefined) return sha256(await readWhole(entry, MAX_FILE_BYTES));
  const table = TABLE_NAMES.find((name) => name === parts.table);
  if (!table) throw new Error(`"${parts.table}" is no table`);
  const { bytes, rows } = await readPage(entry);
  const { rows: before, hash } = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
  tables.set(table, { rows: before + rows.length, hash: hash.update(bytes) });
  if (table === 'images') needed.push(...rows.flatMap(entriesOfImage));
  return sha256(bytes);
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @throws Error where the archive is not what its manifest says */
async function compared(text: string, found: Found): Promise<Manifest> {
  const manifest = parseManifest(text);
  const length = Math.max(manifest.entries.length, found.entries.length);
  for (let n = 0; n < length; n += 1) {
    const named = manifest.entries[n];
    const entry = found.entries[n];
    if (!entry) throw new Error(`"${named?.name}" is missing`);
    if (named?.name !== entry.name) throw new Error(`"${entry.name}" is not named there`);
    if (named.size !== entry.size) throw new Error(`"${entry.name}" has another size`);
    if (named.sha256 !== entry.sha256) throw new Error(`"${entry.name}" has another hash`);
  }
  for (const table of TABLE_NAMES) {
    const named = manifest.tables[table];
    const { rows, hash } = found.tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
    if (!named && rows === 0) continue;
    if (named?.rows !== rows || named.sha256 !== hash.digest('hex')) {
      throw new Error(`the table ${table} has other rows`);
    }
  }
  return manifest;
}

/**
 * The entries of the files that rows name. A file that is missing is a fault of its row, which the check of the rows
 * names (E8).
 *
 * @throws Error for an entry that is there twice
 */
function neededFiles({ entries }: Manifest, { needed }: Found): Map<string, ManifestEntry> {
  const names = new Set(needed);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size < entries.length) throw new Error('The archive has an entry twice.');
  return new Map([...byName].filter(([name]) => names.has(name)));
}
