import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DEFAULT_LOCALE, LOCALES } from '@lereng/shared-domain';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { BusyError } from '../platform/errors';
import { TaskRunner } from '../platform/tasks';
import type { FoundImage } from '../media/image-handler';
import { StoredImages } from '../media/stored-images';
import {
  type OgImage,
  ogImageHash,
  type OgLook,
  type RenderedLook,
  type OgImageKind,
  type OgImageTasks,
  ogImageUrl,
} from './og-image';
import { OG_IMAGE_FILE, OgImageStore, storeIdOf } from './og-image-store';
import { OgImageSources } from './og-image-sources';

/**
 * The `Cache-Control` of images with a look of the owner's: the URL identifies the content alone, so another look has
 * the same URL.
 */
const CHANGING = 'public, max-age=86400';

/** Some seconds of rendering: a chat waits no longer for an image. */
export const MAX_WAITING = 32;

/**
 * Finds preview images; the first request renders one, and stores it. The store is a cache: an image that it lacks is
 * rendered again, by another replica too where two are asked at the same time.
 */
@Injectable()
export class OgImagesService {
  private readonly logger = new Logger(OgImagesService.name);
  /** One image at a time, so that rendering leaves a core to everything else. */
  private readonly turns = new Mutex();
  private readonly inFlight = new Map<string, Promise<Buffer | null>>();
  private storeFailing = false;

  constructor(
    private readonly sources: OgImageSources,
    private readonly store: OgImageStore,
    private readonly tasks: TaskRunner<OgImageTasks>,
    private readonly photos: StoredImages,
  ) {}

  /**
   * The image at a path, rendered if need be; where its content has changed, the URL of its successor, in the default
   * language, as a hash does not tell its own; null where there is no such row. No stored image is served without asking
   * the database, as its row may have been deleted on another replica.
   *
   * @throws where the database or the store is away, and BusyError where too many images wait
   */
  async find(kind: OgImageKind, id: number, hash: string): Promise<FoundImage | null> {
    const image = await this.present(kind, id, hash);
    if (!image) return null;
    if (ogImageHash(image) !== hash) return { location: ogImageUrl(image) };
    const look = await this.sources.look();
    const key = storeIdOf(image, look);
    const found = {
      name: OG_IMAGE_FILE,
      ...(look ? { etag: key, cacheControl: CHANGING } : { etag: hash }),
    };
    const file = await this.store.open(key, OG_IMAGE_FILE);
    if (file) return { ...found, file };
    const bytes = await this.render(image, look);
    if (bytes) {
      const rendered = {
        size: bytes.length,
        modifiedAt: new Date(),
        stream: Readable.from([bytes]),
      };
      return { ...found, file: rendered };
    }

    const successor = await this.sources.get(kind, id, image.locale);
    if (!successor) return null;
    if (ogImageHash(successor) !== hash) return { location: ogImageUrl(successor) };
    throw new Error(`the photograph ${image.imageId} is not there`);
  }

  /** The image of a row now that has this hash, in whichever language, else the one in the default language. */
  private async present(kind: OgImageKind, id: number, hash: string): Promise<OgImage | null> {
    let successor: OgImage | null = null;
    for (const locale of LOCALES) {
      const image = await this.sources.get(kind, id, locale);
      // A row that is gone has no image in any language.
      if (!image || ogImageHash(image) === hash) return image;
      if (locale === DEFAULT_LOCALE) successor = image;
    }
    return successor;
  }

  /** Once, however many requests wait. @returns null where the photograph has just been replaced */
  private render(image: OgImage, look: OgLook | null): Promise<Buffer | null> {
    const key = storeIdOf(image, look);
    const running = this.inFlight.get(key);
    if (running) return running;
    if (this.inFlight.size >= MAX_WAITING) {
      throw new BusyError('Gambar pratinjau sedang disiapkan. Silakan coba lagi sebentar lagi.');
    }
    const bytes = this.turns
      .runExclusive(() => this.renderInTurn(image, look, key))
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, bytes);
    return bytes;
  }

  private async renderInTurn(
    image: OgImage,
    look: OgLook | null,
    key: string,
  ): Promise<Buffer | null> {
    // The request before may have stored it after this one had looked.
    const stored = await this.store.open(key, OG_IMAGE_FILE);
    if (stored) return buffer(stored.stream);
    const photo = image.imageId === null ? null : await this.photos.read(image.imageId);
    if (image.imageId !== null && !photo) return null;
    const bytes = await this.tasks.run(
      'renderOgImage',
      image,
      photo,
      look && (await this.withLogo(look)),
    );
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

  /** A logo that was replaced just now is left out; `save` then finds that the look is another one. */
  private async withLogo({ logoId, ...colors }: OgLook): Promise<RenderedLook> {
    const logo = logoId === null ? null : await this.photos.read(logoId, 'webp');
    return { ...colors, logo };
  }

  private async save(image: OgImage, key: string, bytes: Buffer): Promise<void> {
    // A crash may have left the beginnings of it.
    await this.store.remove(key);
    await this.store.put(key, [{ name: OG_IMAGE_FILE, bytes }]);
    // The sweep after a change cannot have removed an image that was stored later.
    const current = await this.sources.get(image.kind, image.id, image.locale);
    const look = await this.sources.look();
    if (!current || storeIdOf(current, look) !== key) await this.store.remove(key);
  }
}
