import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storageAway, storageFailure, storageFull } from '../common/errors';
import { ContentChanges } from '../database';
import type { ImageEntity } from './image.entity';
import { type ImageOptions, processImage } from './image-pipeline';
import { ImagesRepository } from './images.repository';
import { ImageStore } from './store/image-store';
import type { UploadedImage } from './uploaded-image';

/** Well within a lease, so that one failed renewal costs nothing. */
const RENEW_EVERY_MS = 8_000;

const REMOVAL_PATIENCE_MS = 2_000;

/** An image whose files are safe and whose row nobody uses yet. */
export interface PreparedImage {
  readonly id: string;
  /** Ends the renewals of its lease. */
  readonly settle: () => void;
}

/** With an upload there is an image, without one there is none. */
type ImageOf<Upload> = Upload extends UploadedImage ? ImageEntity : null;

/** What a write may do with images, all in one transaction. */
export interface ImageChange<Image extends ImageEntity | null = ImageEntity | null> {
  readonly manager: EntityManager;
  /** The new image, kept: point the entity at it. Null where none was uploaded. */
  readonly image: Image;
  /** Gives up an image that no entity uses any more. Its files go away after the commit. */
  readonly release: (imageId: string) => Promise<void>;
}

/**
 * Images of entities. The order of steps keeps two promises through any crash: a row never points to
 * a file that is not there (files are flushed before the row is committed), and no file stays behind
 * (its row is there before it is written, and gone before it is removed; the sweeper does the rest).
 */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly changes: ContentChanges,
  ) {}

  /**
   * Runs a content change around an upload. `write` runs in the transaction, perhaps more than once;
   * the caller is in none, or the announcement of the files would be part of it.
   *
   * @throws what `prepare` and `write` throw; then neither row nor file stays
   */
  async saving<T, Upload extends UploadedImage | undefined>(
    file: Upload,
    write: (change: ImageChange<ImageOf<Upload>>) => Promise<T>,
    options?: ImageOptions,
  ): Promise<T> {
    const prepared = file ? await this.prepare(file, options) : null;
    let released: string[] = [];
    try {
      const result = await this.changes.commit(async (manager) => {
        released = [];
        return write({
          manager,
          image: (prepared && (await this.keep(manager, prepared))) as ImageOf<Upload>,
          release: async (imageId) => {
            await this.release(manager, imageId);
            released.push(imageId);
          },
        });
      });
      await this.collect(released);
      return result;
    } catch (error) {
      if (prepared) await this.discard(prepared);
      throw error;
    } finally {
      prepared?.settle();
    }
  }

  /**
   * Processes an upload and stores its files under a lease.
   *
   * @throws 422 for what is no image, 503 or 507 where it cannot be stored
   */
  async prepare(file: UploadedImage, options?: ImageOptions): Promise<PreparedImage> {
    const { files, ...image } = await processImage(file.bytes, options);
    const id = randomBytes(16).toString('hex');
    await this.images.announce(id, image);
    const prepared = { id, settle: this.keepAlive(id) };
    try {
      await this.store.put(id, files);
      return prepared;
    } catch (error) {
      this.logger.error(`An image cannot be stored: ${String(error)}`);
      await this.discard(prepared);
      throw isFull(error) ? storageFull() : storageAway();
    }
  }

  /**
   * The largest JPEG of an image that an entity uses; null where none does, or no longer.
   *
   * @throws the store's own error
   */
  async read(imageId: string): Promise<Buffer | null> {
    const image = await this.images.findKept(imageId);
    const file = image && (await this.store.open(imageId, `${image.width}.jpg`));
    return file ? buffer(file.stream) : null;
  }

  /** Within a transaction: makes the image permanent. @throws 503 where its lease ran out */
  async keep(manager: EntityManager, { id }: PreparedImage): Promise<ImageEntity> {
    const image = await this.images.keep(manager, id);
    if (!image) throw storageAway();
    return image;
  }

  /** Within a transaction: gives up an image; `collect` its files after the commit. */
  async release(manager: EntityManager, imageId: string): Promise<void> {
    await this.images.remove(manager, imageId);
  }

  /** Removes the files of released images. Never throws: the sweeper gets what is left. */
  async collect(imageIds: readonly string[]): Promise<void> {
    for (const id of imageIds) {
      await this.removeFiles(id);
    }
  }

  /**
   * Takes back an image that was not kept. Never throws, and never takes one that was: the answer to
   * a commit can get lost on its way.
   */
  async discard({ id, settle }: PreparedImage): Promise<void> {
    settle();
    try {
      if (await this.images.withdraw(id)) await this.removeFiles(id);
    } catch (error) {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    }
  }

  /** Never throws, and never keeps an answer waiting for a store that hangs. */
  private async removeFiles(id: string): Promise<void> {
    const removed = this.store.remove(id).catch((error: unknown) => {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, REMOVAL_PATIENCE_MS);
    });
    await Promise.race([removed, patience]);
    clearTimeout(timer);
  }

  private keepAlive(id: string): () => void {
    const timer = setInterval(() => {
      this.images.renewLease(id).catch((error: unknown) => {
        this.logger.warn(`An image's lease was not renewed: ${String(error)}`);
      });
    }, RENEW_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** Of a disk, or of an object store that answers with HTTP's own word for it. */
function isFull(error: unknown): boolean {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return storageFailure(error)?.getStatus() === 507 || $metadata?.httpStatusCode === 507;
}
