import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { version } from '../../../../package.json';
import { type Site, withSnapshot } from '../site/open-site';
import { readColumns, readLastId, readNewestMigration, readPages } from '../site/read-rows';
import type { Snapshot } from '../site/snapshot';
import { type Audience, TABLE_NAMES, type TableName } from '../site/tables';
import { ArchiveWriter } from './archive-writer';
import {
  entriesOfImage,
  entryParts,
  linesOf,
  type Manifest,
  type ManifestTable,
  rowsEntry,
} from './manifest';

/** A purge between a snapshot and the copy of a file takes another snapshot. */
const MAX_SNAPSHOTS = 5;

/** An archive that is made while `stream` is read. */
export interface WrittenArchive {
  readonly stream: Readable;
  /** Rejects where the archive could not be completed; `stream` then ends with the same error. */
  readonly manifest: Promise<Manifest>;
}

/**
 * Writes everything that the site has: its files first, as they never change, then the rows of one moment. If a
 * row has files that were not copied before, they are copied then; if one of them has been purged meanwhile, the
 * rows are read again.
 */
export function writeArchive(site: Site, audience: Audience, signal?: AbortSignal): WrittenArchive {
  const createdAt = new Date();
  const writer = new ArchiveWriter(createdAt);
  const manifest = new ArchiveWork(site, audience, writer, signal).run(createdAt);
  // Whoever reads the stream gets the error, also of what failed before.
  manifest.catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  writer.stream.on('error', () => undefined);
  return { stream: writer.stream, manifest };
}

class ArchiveWork {
  private readonly copied = new Set<string>();

  constructor(
    private readonly site: Site,
    private readonly audience: Audience,
    private readonly writer: ArchiveWriter,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async run(createdAt: Date): Promise<Manifest> {
    // The first copy takes as long as there are files, and must not hold a snapshot for that time.
    const present = await withSnapshot(this.site, (snapshot) => this.readFiles(snapshot));
    for (const name of present) await this.copy(name);
    for (let tries = 1; ; tries += 1) {
      const outcome = await withSnapshot(this.site, async (snapshot) => {
        const missing = await this.copyNew(snapshot);
        return missing === null ? this.writeTables(snapshot) : { missing };
      });
      if (!('missing' in outcome)) {
        const created_at = createdAt.toISOString();
        return this.writer.finish({ format: 1, version, created_at, ...outcome });
      }
      if (tries === MAX_SNAPSHOTS) {
        throw new Error(`${this.site.store.place} lacks the file "${outcome.missing}" of a row`);
      }
    }
  }

  private async readFiles(snapshot: Snapshot): Promise<string[]> {
    const names: string[] = [];
    for await (const rows of readPages(snapshot, 'images', this.audience)) {
      names.push(...rows.flatMap(entriesOfImage));
    }
    return names;
  }

  /** @returns the first file that is not there; null where all are copied */
  private async copyNew(snapshot: Snapshot): Promise<string | null> {
    for (const name of await this.readFiles(snapshot)) {
      if (!this.copied.has(name) && !(await this.copy(name))) return name;
    }
    return null;
  }

  /** @returns false where the file is not there */
  private async copy(name: string): Promise<boolean> {
    this.signal?.throwIfAborted();
    const { id = '', file = '' } = entryParts(name) ?? {};
    const stored = await this.site.store.open(id, file);
    if (!stored) return false;
    await this.writer.add(name, stored.size, stored.stream as AsyncIterable<Uint8Array>);
    this.copied.add(name);
    return true;
  }

  private async writeTables(snapshot: Snapshot): Promise<Pick<Manifest, 'migration' | 'tables'>> {
    const migration = await readNewestMigration(snapshot);
    if (migration === null) throw new Error('the database has no tables: start the server once');
    const tables: Manifest['tables'] = {};
    for (const table of TABLE_NAMES) {
      if ((await readColumns(snapshot, table)).size === 0) continue;
      tables[table] = await this.writeTable(snapshot, table);
    }
    return { migration, tables };
  }

  private async writeTable(snapshot: Snapshot, table: TableName): Promise<ManifestTable> {
    const hash = createHash('sha256');
    let [count, pages] = [0, 0];
    for await (const rows of readPages(snapshot, table, this.audience)) {
      this.signal?.throwIfAborted();
      if (rows.length === 0) continue;
      const text = linesOf(rows);
      hash.update(text);
      count += rows.length;
      pages += 1;
      await this.writer.addText(rowsEntry(table, pages), text);
    }
    const last_id = await readLastId(snapshot, table);
    return { rows: count, last_id, sha256: hash.digest('hex') };
  }
}
