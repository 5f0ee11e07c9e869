import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { type FoundImage, StoredImages, type StoredFile } from '../media';
import { type OgImage, ogImageUrl, ogImageHash, type OgImageKind } from './og-image';
import { OG_IMAGE_FILE, OgImageStore, storeId, storeIdOf } from './og-image-store';
import { OgImageRenderer } from './og-image-renderer';
import { OgImageSources } from './og-image-sources';

/** Finds, renders and stores preview images. The store is a cache: what it lacks is rendered again. */
@Injectable()
export class OgImagesService {
  private readonly logger = new Logger(OgImagesService.name);
  /** One image at a time, so that rendering leaves a core to everything else. */
  private readonly turns = new Mutex();
  private readonly inFlight = new Map<string, Promise<Buffer | null>>();
  private storeFailing = false;
  private notifyStore: (image: OgImage) => void = () => undefined;

  constructor(
    private readonly sources: OgImageSources,
    private readonly store: OgImageStore,
    private readonly renderer: OgImageRenderer,
    private readonly photos: StoredImages,
  ) {}

  /** @param listener called before an image is stored, whoever it is rendered for */
  onStore(listener: (image: OgImage) => void): void {
    this.notifyStore = listener;
  }

  /**
   * The image at a path, rendered if need be; where its content has changed, the URL of its successor;
   * null where there is no such row. What is stored is not served without asking the database, as its
   * row may have been deleted on another replica.
   *
   * @throws where the database or the store is away
   */
  async find(kind: OgImageKind, id: number, hash: string): Promise<FoundImage | null> {
    const image = await this.sources.get(kind, id);
    if (!image) return null;
    if (ogImageHash(image) !== hash) return { location: ogImageUrl(image) };
    const found = (file: StoredFile): FoundImage => ({ name: OG_IMAGE_FILE, etag: hash, file });
    const stored = await this.store.open(storeId(kind, id, hash), OG_IMAGE_FILE);
    if (stored) return found(stored);
    const bytes = await this.getOrRender(image);
    if (bytes) {
      return found({
        size: bytes.length,
        modifiedAt: new Date(),
        stream: Readable.from([bytes]),
      });
    }

    const successor = await this.sources.get(kind, id);
    if (!successor) return null;
    if (ogImageHash(successor) !== hash) return { location: ogImageUrl(successor) };
    throw new Error(`the photograph ${image.imageId} is not there`);
  }

  /**
   * The bytes of an image, which are rendered and stored once, however many callers wait.
   *
   * @returns null where the photograph behind it is gone, as when it has just been replaced
   */
  getOrRender(image: OgImage): Promise<Buffer | null> {
    const key = storeIdOf(image);
    const running = this.inFlight.get(key);
    if (running) return running;
    const bytes = this.turns
      .runExclusive(async () => {
        const stored = await this.store.open(key, OG_IMAGE_FILE);
        return stored ? buffer(stored.stream) : this.renderAndStore(image, key);
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, bytes);
    return bytes;
  }

  private async renderAndStore(image: OgImage, key: string): Promise<Buffer | null> {
    const photo = image.imageId === null ? null : await this.photos.read(image.imageId);
    if (image.imageId !== null && !photo) return null;
    const bytes = await this.renderer.render(image, photo);
    try {
      await this.save(image, key, bytes);
      this.storeFailing = false;
    } catch (error) {
      // The request is served all the same.
      if (!this.storeFailing) this.logger.warn(`Preview images cannot be stored: ${String(error)}`);
      this.storeFailing = true;
    }
    return bytes;
  }

  private async save(image: OgImage, key: string, bytes: Buffer): Promise<void> {
    this.notifyStore(image);
    // A crash may have left the beginnings of it.
    await this.store.remove(key);
    await this.store.put(key, [{ name: OG_IMAGE_FILE, bytes }]);
    // The worker cannot have removed it if the row changed while it was rendered.
    const current = await this.sources.get(image.kind, image.id);
    if (!current || storeIdOf(current) !== key) await this.store.remove(key);
  }
}
