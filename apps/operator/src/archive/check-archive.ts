import { createHash, type Hash } from 'node:crypto';
import { messageOf } from '@lereng/api-site/errors';
import { MIGRATION_NAMES } from '../site/migration-names';
import { TABLE_NAMES, type TableName } from '../site/tables';
import {
  entriesOfImage,
  type EntryParts,
  entryParts,
  type Manifest,
  MANIFEST,
  MANIFEST_HASH,
  type ManifestEntry,
  manifestHashLine,
  parseManifest,
  rowsEntry,
} from './manifest';
import type { OpenArchive } from './open-archive';
import { type ArchiveEntry, MAX_FILE_BYTES, readEntries, readWhole } from './read-entries';
import { readPage } from './read-page';

/** What the manifest says of each entry, and of all tables: far above what the writer makes. */
const MAX_MANIFEST_BYTES = { perEntry: 500, others: 10_000 };

/** An archive that is whole. */
export interface CheckedArchive {
  readonly open: OpenArchive;
  readonly manifest: Manifest;
  /** The entries of the files that rows of images name, by their names. */
  readonly files: ReadonlyMap<string, ManifestEntry>;
}

/**
 * Reads a whole archive and compares it with its manifest.
 *
 * @throws Error with one line that says what is wrong
 */
export async function checkArchive(
  open: OpenArchive,
  migrations = MIGRATION_NAMES,
): Promise<CheckedArchive> {
  const check = new ArchiveCheck();
  try {
    for await (const entry of readEntries(await open())) await check.add(entry);
  } catch (error) {
    throw new Error(`The archive is damaged: ${messageOf(error)}.`, { cause: error });
  }
  const manifest = check.finish();
  if (!migrations.includes(manifest.migration)) {
    throw new Error(
      `The archive is of a newer version (${manifest.version}, ${manifest.migration}): update the product first.`,
    );
  }
  return { open, manifest, files: check.files(manifest) };
}

class ArchiveCheck {
  private readonly found: ManifestEntry[] = [];
  private readonly tables = new Map<TableName, { rows: number; pages: number; hash: Hash }>();
  private readonly needed: string[] = [];
  private manifest: { text: string; sha256: string } | undefined;
  private isComplete = false;

  async add(entry: ArchiveEntry): Promise<void> {
    const { name, size } = entry;
    if (this.isComplete) throw new Error(`"${name}" is behind its end`);
    if (name === MANIFEST_HASH) return this.addManifestHash(entry);
    if (this.manifest) throw new Error(`"${name}" is behind the manifest`);
    if (name === MANIFEST) return this.addManifest(entry);
    const parts = entryParts(name);
    if (!parts) throw new Error(`"${name}" is no name of an entry`);
    const sha256 = await this.read(entry, parts);
    this.found.push({ name, size, sha256 });
  }

  private async read(entry: ArchiveEntry, { table }: EntryParts): Promise<string> {
    if (table !== undefined) return this.readRows(entry, table);
    if (entry.size > MAX_FILE_BYTES) throw new Error(`"${entry.name}" is too large`);
    const hash = createHash('sha256');
    for await (const chunk of entry.chunks) hash.update(chunk);
    return hash.digest('hex');
  }

  private async readRows(entry: ArchiveEntry, name: string): Promise<string> {
    const table = TABLE_NAMES.find((each) => each === name);
    if (!table) throw new Error(`"${name}" is no table`);
    const state = this.tables.get(table) ?? { rows: 0, pages: 0, hash: createHash('sha256') };
    this.tables.set(table, state);
    state.pages += 1;
    const isInOrder = [...this.tables.keys()].at(-1) === table;
    if (!isInOrder || entry.name !== rowsEntry(table, state.pages)) {
      throw new Error(`"${entry.name}" is not in its place`);
    }
    const { bytes, rows } = await readPage(entry);
    state.rows += rows.length;
    state.hash.update(bytes);
    if (table === 'images') this.needed.push(...rows.flatMap(entriesOfImage));
    return createHash('sha256').update(bytes).digest('hex');
  }

  private async addManifest(entry: ArchiveEntry): Promise<void> {
    const { perEntry, others } = MAX_MANIFEST_BYTES;
    const bytes = await readWhole(entry, others + perEntry * this.found.length);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.manifest = { text: bytes.toString(), sha256 };
  }

  private async addManifestHash(entry: ArchiveEntry): Promise<void> {
    const text = (await readWhole(entry, 1_000)).toString();
    if (text !== manifestHashLine(this.manifest?.sha256 ?? '')) {
      throw new Error('its manifest has another hash');
    }
    this.isComplete = true;
  }

  /** @throws Error where the archive is not what its manifest says */
  finish(): Manifest {
    if (!this.manifest || !this.isComplete) {
      throw new Error('The archive is damaged: it ends before its manifest.');
    }
    try {
      const manifest = parseManifest(this.manifest.text);
      this.compare(manifest);
      return manifest;
    } catch (error) {
      throw new Error(`The archive has a wrong manifest: ${messageOf(error)}.`, { cause: error });
    }
  }

  private compare({ entries, tables }: Manifest): void {
    const length = Math.max(entries.length, this.found.length);
    for (let n = 0; n < length; n += 1) {
      const [named, found] = [entries[n], this.found[n]];
      if (!found) throw new Error(`"${named?.name}" is missing`);
      if (named?.name !== found.name) throw new Error(`"${found.name}" is not named there`);
      if (named.size !== found.size) throw new Error(`"${found.name}" has another size`);
      if (named.sha256 !== found.sha256) throw new Error(`"${found.name}" has another hash`);
    }
    for (const table of TABLE_NAMES) {
      const { rows = 0, hash } = this.tables.get(table) ?? {};
      const named = tables[table];
      if (!named && !hash) continue;
      const sha256 = (hash ?? createHash('sha256')).digest('hex');
      if (named?.rows !== rows || named.sha256 !== sha256) {
        throw new Error(`the table ${table} has other rows`);
      }
    }
  }

  /** @throws Error where the archive lacks a file that a row names */
  files({ entries }: Manifest): Map<string, ManifestEntry> {
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    if (byName.size < entries.length) throw new Error('The archive has an entry twice.');
    return new Map(
      this.needed.map((name) => {
        const entry = byName.get(name);
        if (!entry) throw new Error(`The archive has a row without its file "${name}".`);
        return [name, entry];
      }),
    );
  }
}
