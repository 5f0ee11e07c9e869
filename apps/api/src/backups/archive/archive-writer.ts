import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
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
    let fail: (error: Error) => void = () => undefined;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      [end, fail] = [resolve, reject];
    });
    ended.catch(() => undefined);
    const sink = this.pack.entry({ name, size, mode: 0o600, mtime: this.createdAt }, (error) =>
      error ? fail(error) : end(),
    );
    sink.on('error', fail);
    for await (const chunk of chunks) {
      hash.update(chunk);
      // The stream may end while nobody takes what is written.
      if (!sink.write(chunk)) await Promise.race([once(sink, 'drain'), ended]);
    }
    sink.end(undefined);
    await ended;
    return hash.digest('hex');
  }
}
