import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { type FoundImage, MediaService, type StoredFile } from '../media';
import { type Preview, previewAddress, previewHash, type PreviewKind } from './preview';
import { PREVIEW_FILE, PreviewStore, storeId, storeIdOf } from './preview-store';
import { PreviewPainter } from './preview-painter';
import { PreviewSources } from './preview-sources';

/**
 * Finds, paints and keeps the pictures of previews. What is kept is only ever a copy: whatever is
 * missing is painted again for whoever asks.
 */
@Injectable()
export class PreviewsService {
  private readonly logger = new Logger(PreviewsService.name);
  /** One picture at a time, so that painting leaves a core to everything else. */
  private readonly turns = new Mutex();
  private readonly underWay = new Map<string, Promise<Buffer | null>>();
  private cannotKeep = false;

  constructor(
    private readonly sources: PreviewSources,
    private readonly store: PreviewStore,
    private readonly painter: PreviewPainter,
    private readonly media: MediaService,
  ) {}

  /**
   * The picture at an address, painted if need be; where its content has changed, the address of the
   * one that took its place; null where there is no such row.
   *
   * @throws where the database or the store is away
   */
  async open(kind: PreviewKind, id: number, hash: string): Promise<FoundImage | null> {
    const found = (file: StoredFile): FoundImage => ({ name: PREVIEW_FILE, etag: hash, file });
    const kept = await this.store.open(storeId(kind, id, hash), PREVIEW_FILE);
    if (kept) return found(kept);

    const preview = await this.sources.get(kind, id);
    if (!preview) return null;
    if (previewHash(preview) !== hash) return { location: previewAddress(preview) };
    const bytes = await this.make(preview);
    if (bytes) return found({ size: bytes.length, stream: Readable.from([bytes]) });

    const successor = await this.sources.get(kind, id);
    if (!successor) return null;
    if (previewHash(successor) !== hash) return { location: previewAddress(successor) };
    throw new Error(`the picture ${preview.imageId} is not there`);
  }

  /**
   * Paints a preview and keeps it. However many ask for the same at the same time, it is painted once.
   *
   * @returns null where the picture behind it is gone, as it is when it has just been replaced
   */
  make(preview: Preview): Promise<Buffer | null> {
    const key = storeIdOf(preview);
    const running = this.underWay.get(key);
    if (running) return running;
    const made = this.turns
      .runExclusive(() => this.paint(preview, key))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, made);
    return made;
  }

  private async paint(preview: Preview, key: string): Promise<Buffer | null> {
    const photo = preview.imageId === null ? null : await this.media.read(preview.imageId);
    if (preview.imageId !== null && !photo) return null;
    const bytes = await this.painter.paint(preview, photo);
    try {
      await this.keep(preview, key, bytes);
      this.cannotKeep = false;
    } catch (error) {
      // Who asked for it gets it all the same.
      if (!this.cannotKeep) this.logger.warn(`Previews cannot be kept: ${String(error)}`);
      this.cannotKeep = true;
    }
    return bytes;
  }

  private async keep(preview: Preview, key: string, bytes: Buffer): Promise<void> {
    // A crash may have left the beginnings of it.
    await this.store.remove(key);
    await this.store.put(key, [{ name: PREVIEW_FILE, bytes }]);
    // Whoever cleaned up while it was painted did not see it: it may be nobody's by now.
    const now = await this.sources.get(preview.kind, preview.id);
    if (!now || storeIdOf(now) !== key) await this.store.remove(key);
  }
}
