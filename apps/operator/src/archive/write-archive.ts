import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { version } from '../../../../package.json';
import { type Site, withSnapshot } from '../site/open-site';
import { readColumns, readLastId, readNewestMigration, readPages } from '../site/read-rows';
import type { Snapshot } from '../site/snapshot';
import { type Audience, TABLE_NAMES, type TableName } from '../site/tables';
import {
  entriesOfImage,
  entryParts,
  linesOf,
  type Manifest,
  MANIFEST,
  MANIFEST_HASH,
  type ManifestEntry,
  manifestHashLine,
  type ManifestTable,
  rowsEntry,
} from './manifest';

/** A purge between a snapshot and the copy of a file takes another snapshot. */
const MAX_SNAPSHOTS = 5;

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

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
  const writer = new ArchiveWriter(site, audience, signal);
  const manifest = writer.run();
  // The reader of the stream gets the error, also one from before it began to read.
  manifest.catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  writer.stream.on('error', () => undefined);
  return { stream: writer.stream, manifest };
}

class ArchiveWriter {
  private readonly createdAt = new Date();
  private readonly tar = pack();
  private readonly entries = new Map<string, ManifestEntry>();
  readonly stream = Readable.from(this.tar, { objectMode: false });

  constructor(
    private readonly site: Site,
    private readonly audience: Audience,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async run(): Promise<Manifest> {
    // The first copy takes as long as there are files, and must not hold a snapshot for that time.
    const present = await withSnapshot(this.site, (snapshot) => this.readFiles(snapshot));
    for (const name of present) await this.copy(name);
    for (let tries = 1; ; tries += 1) {
      const outcome = await withSnapshot(this.site, async (snapshot) => {
        const missing = await this.copyNew(snapshot);
        return missing === null ? this.writeTables(snapshot) : { missing };
      });
      if (!('missing' in outcome)) return this.finish(outcome);
      if (tries === MAX_SNAPSHOTS) {
        throw new Error(`${this.site.store.place} lacks the file "${outcome.missing}" of a row`);
      }
    }
  }

  /** Ends the stream with an error. */
  fail(error: Error): void {
    this.stream.destroy(error);
    this.tar.destroy(error);
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
      if (!this.entries.has(name) && !(await this.copy(name))) return name;
    }
    return null;
  }

  /** @returns false where the file is not there */
  private async copy(name: string): Promise<boolean> {
    this.signal?.throwIfAborted();
    const { id = '', file = '' } = entryParts(name) ?? {};
    const stored = await this.site.store.open(id, file);
    if (!stored) return false;
    await this.add(name, stored.size, stored.stream as AsyncIterable<Uint8Array>);
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
    let count = 0;
    let pages = 0;
    for await (const rows of readPages(snapshot, table, this.audience)) {
      this.signal?.throwIfAborted();
      if (rows.length === 0) continue;
      const bytes = Buffer.from(linesOf(rows));
      hash.update(bytes);
      count += rows.length;
      pages += 1;
      await this.add(rowsEntry(table, pages), bytes.length, [bytes]);
    }
    const last_id = await readLastId(snapshot, table);
    return { rows: count, last_id, sha256: hash.digest('hex') };
  }

  /** Completes the archive by its manifest, and by the hash of that. */
  private async finish(content: Pick<Manifest, 'migration' | 'tables'>): Promise<Manifest> {
    const created_at = this.createdAt.toISOString();
    const entries = [...this.entries.values()];
    const manifest: Manifest = { format: 1, version, created_at, ...content, entries };
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    const line = Buffer.from(manifestHashLine(await this.write(MANIFEST, bytes.length, [bytes])));
    await this.write(MANIFEST_HASH, line.length, [line]);
    this.tar.finalize();
    return manifest;
  }

  private async add(name: string, size: number, chunks: Chunks): Promise<void> {
    this.entries.set(name, { name, size, sha256: await this.write(name, size, chunks) });
  }

  /**
   * @param size of all chunks in bytes
   * @returns the SHA-256 of all chunks
   * @throws Error where they have another size, or the stream has ended
   */
  private async write(name: string, size: number, chunks: Chunks): Promise<string> {
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    const entry = this.tar.entry({ name, size, mode: 0o600, mtime: this.createdAt });
    await pipeline(hashed, entry as unknown as NodeJS.WritableStream);
    return hash.digest('hex');
  }
}
