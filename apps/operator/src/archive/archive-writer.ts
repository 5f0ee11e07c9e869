import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import {
  type Manifest,
  MANIFEST,
  MANIFEST_HASH,
  type ManifestEntry,
  manifestHashLine,
} from './manifest';

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Writes a tar archive as a stream, which has to be read while it is written. */
export class ArchiveWriter {
  private readonly pack = pack();
  private readonly entries: ManifestEntry[] = [];
  readonly stream = Readable.from(this.pack, { objectMode: false });

  constructor(private readonly createdAt: Date) {}

  /** @param size of all chunks in bytes @throws where they have another size, or the stream has ended */
  async add(name: string, size: number, chunks: Chunks): Promise<void> {
    this.entries.push({ name, size, sha256: await this.write(name, size, chunks) });
  }

  addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.add(name, bytes.length, [bytes]);
  }

  /** Completes the archive by its manifest. */
  async finish(manifest: Omit<Manifest, 'entries'>): Promise<Manifest> {
    const whole = { ...manifest, entries: this.entries };
    const bytes = Buffer.from(`${JSON.stringify(whole, null, 1)}\n`);
    const hash = Buffer.from(manifestHashLine(await this.write(MANIFEST, bytes.length, [bytes])));
    await this.write(MANIFEST_HASH, hash.length, [hash]);
    this.pack.finalize();
    return whole;
  }

  /** Ends the stream with an error. */
  fail(error: Error): void {
    this.stream.destroy(error);
    this.pack.destroy(error);
  }

  /** @returns the SHA-256 of what was written */
  private async write(name: string, size: number, chunks: Chunks): Promise<string> {
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    const entry = this.pack.entry({ name, size, mode: 0o600, mtime: this.createdAt });
    await pipeline(hashed, entry as unknown as NodeJS.WritableStream);
    return hash.digest('hex');
  }
}
