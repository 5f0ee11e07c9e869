import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { storageAway, storageFailure, storageFull } from '../platform/http/errors';
import { type ContentTransaction, ContentUnit } from '../platform/database';
import type { ImageEntity } from './image.entity';
import { focusOf, type ImageFocus, isSameFocus } from './image-focus';
import { type ImageOptions, type ProcessedImage, processImage } from './image-pipeline';
import { ImagesRepository } from './images.repository';
import { ImageReplaced } from './media.errors';
import { refocusedImage } from './refocused-image';
import { ImageStore } from './store/image-store';
import type { UploadedFile } from '../platform/http/multipart/uploaded-file';

/** Well within a lease, so that one failed renewal costs nothing. */
const RENEW_EVERY_MS = 8_000;

const REMOVAL_TIMEOUT_MS = 2_000;

/** Of a change of the focus, while others replace the image. */
const REFOCUS_TRIES = 5;

/** An image whose files are flushed and whose row no entity uses yet. */
export interface PreparedImage {
  readonly id: string;
  /** Ends the renewals of its lease. */
  readonly stopRenewal: () => void;
  /** The image that it is a copy of, with another focus. */
  readonly copyOf?: string;
}

/** Of images with a portrait crop: without one, `refocus` alone sets the focus. */
export interface UploadOptions extends ImageOptions {
  /** Reads the image that the entity has, whose crop follows the focus where nothing is uploaded. */
  readonly current?: () => Promise<ImageEntity | null>;
}

/** With an upload there is an image, without one there is none. */
type ImageOf<Upload> = Upload extends UploadedFile ? ImageEntity : null;

/** What a write may do with images, all in one transaction. */
export interface ImageChange<Image extends ImageEntity | null = ImageEntity | null> {
  /** For the repositories that write. */
  readonly transaction: ContentTransaction;
  /**
   * The new image, kept: point the entity at it. Null where nothing was uploaded, and no portrait crop
   * follows another focus.
   */
  readonly image: Image;
  /** Gives up an image that no entity uses any more. Its files go away after the commit. */
  readonly release: (imageId: string) => Promise<void>;
  /** Gives the image that the entity has from now on a focus, if one is named. */
  readonly refocus: (imageId: string, focus: ImageFocus | undefined) => Promise<void>;
}

/**
 * Images of entities. Through any crash no row points to a missing file (files are flushed before the
 * commit), and no file is left over (its row is inserted before it and deleted before it; the sweeper
 * does the rest).
 */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);
  private notifyRelease: () => void = () => undefined;

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly unit: ContentUnit,
  ) {}

  /**
   * Runs a content write around an upload, or around a new focus: files never change, so an image with a
   * portrait crop is replaced by a copy with another crop. `write` runs in the transaction, perhaps more
   * than once.
   *
   * @throws what `prepare` and `write` throw; then neither row nor file stays
   * @throws Error within a transaction: the pending row must be committed before the files
   */
  async withUpload<T, Upload extends UploadedFile | undefined>(
    file: Upload,
    write: (change: ImageChange<ImageOf<Upload>>) => Promise<T>,
    options: UploadOptions = {},
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.writeOnce(file, write, options);
      } catch (error) {
        if (!(error instanceof ImageReplaced)) throw error;
        if (tries >= REFOCUS_TRIES) throw storageAway();
      }
    }
  }

  private async writeOnce<T, Upload extends UploadedFile | undefined>(
    file: Upload,
    write: (change: ImageChange<ImageOf<Upload>>) => Promise<T>,
    options: UploadOptions,
  ): Promise<T> {
    const prepared = await (file ? this.prepare(file, options) : this.prepareRefocused(options));
    let released: string[] = [];
    try {
      const result = await this.unit.write(async (transaction) => {
        released = [];
        return write({
          transaction,
          image: (prepared && (await this.keep(transaction, prepared))) as ImageOf<Upload>,
          release: async (imageId) => {
            if (prepared?.copyOf && prepared.copyOf !== imageId) throw new ImageReplaced();
            await this.release(transaction, imageId);
            released.push(imageId);
          },
          refocus: async (imageId, focus) => {
            if (focus) await this.refocus(transaction, imageId, focus);
          },
        });
      });
      await this.deleteFiles(released);
      return result;
    } catch (error) {
      if (prepared) await this.rollback(prepared);
      throw error;
    } finally {
      prepared?.stopRenewal();
    }
  }

  /**
   * Processes an upload and stores its files under a lease.
   *
   * @throws 422 for what is no image, 503 or 507 where it cannot be stored
   */
  async prepare(file: UploadedFile, options?: ImageOptions): Promise<PreparedImage> {
    return this.storePending(await processImage(file.bytes, options));
  }

  /**
   * A copy of the entity's image with another portrait crop; null where there is no crop to change.
   *
   * @throws ImageReplaced, and 503 or 507 where the files cannot be read or stored
   */
  private async prepareRefocused({ focus, current }: UploadOptions): Promise<PreparedImage | null> {
    const image = focus && (await current?.());
    if (!focus || !image?.portraitWidths || isSameFocus(focusOf(image), focus)) return null;
    const copy = await refocusedImage(this.store, image, focus).catch((error: unknown) => {
      this.logger.error(`An image cannot be read: ${String(error)}`);
      throw storageAway();
    });
    if (!copy) throw new ImageReplaced();
    return { ...(await this.storePending(copy)), copyOf: image.id };
  }

  private async storePending({ files, ...image }: ProcessedImage): Promise<PreparedImage> {
    const id = randomBytes(16).toString('hex');
    await this.images.insertPending(id, image);
    const prepared = { id, stopRenewal: this.renewPeriodically(id) };
    try {
      await this.store.put(id, files);
      return prepared;
    } catch (error) {
      this.logger.error(`An image cannot be stored: ${String(error)}`);
      await this.rollback(prepared);
      throw isFull(error) ? storageFull() : storageAway();
    }
  }

  /**
   * The largest JPEG of an image that an entity uses; null where none does, or no longer.
   *
   * @throws the store's own error
   */
  async read(imageId: string): Promise<Buffer | null> {
    const image = await this.images.findInUse(imageId);
    const file = image && (await this.store.open(imageId, `${image.width}.jpg`));
    return file ? buffer(file.stream) : null;
  }

  /** Within a transaction: makes the image permanent. @throws 503 where its lease ran out */
  async keep({ manager }: ContentTransaction, { id }: PreparedImage): Promise<ImageEntity> {
    const image = await this.images.keep(manager, id);
    if (!image) throw storageAway();
    return image;
  }

  /** Within a transaction. @throws ImageReplaced for one with a portrait crop of another focus */
  private async refocus(
    { manager }: ContentTransaction,
    imageId: string,
    focus: ImageFocus,
  ): Promise<void> {
    const image = await this.images.getOrThrow(manager, imageId);
    if (isSameFocus(focusOf(image), focus)) return;
    if (image.portraitWidths) throw new ImageReplaced();
    await this.images.setFocus(manager, imageId, focus);
  }

  /**
   * @param listener called for each image that is given up: whether its transaction and the removal of
   *   its files succeed is not certain yet
   */
  onRelease(listener: () => void): void {
    this.notifyRelease = listener;
  }

  /** Within a transaction: gives up an image; `deleteFiles` after the commit. */
  async release({ manager }: ContentTransaction, imageId: string): Promise<void> {
    this.notifyRelease();
    await this.images.remove(manager, imageId);
  }

  /** Removes the files of released images. Never throws: the sweeper gets what is left. */
  async deleteFiles(imageIds: readonly string[]): Promise<void> {
    for (const id of imageIds) {
      await this.removeFiles(id);
    }
  }

  /**
   * Removes an image that was not kept. Never throws, and never removes a kept one: a commit may have
   * succeeded although its response was lost.
   */
  async rollback({ id, stopRenewal }: PreparedImage): Promise<void> {
    stopRenewal();
    this.notifyRelease();
    try {
      if (await this.images.deletePending(id)) await this.removeFiles(id);
    } catch (error) {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    }
  }

  /** Never throws, and never lets a response wait for a store that hangs. */
  private async removeFiles(id: string): Promise<void> {
    const removed = this.store.remove(id).catch((error: unknown) => {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, REMOVAL_TIMEOUT_MS);
    });
    await Promise.race([removed, timeout]);
    clearTimeout(timer);
  }

  private renewPeriodically(id: string): () => void {
    const timer = setInterval(() => {
      this.images.renewLease(id).catch((error: unknown) => {
        this.logger.warn(`An image's lease was not renewed: ${String(error)}`);
      });
    }, RENEW_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** Of a disk, or of an object store that responds with HTTP's status for it. */
function isFull(error: unknown): boolean {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return storageFailure(error)?.getStatus() === 507 || $metadata?.httpStatusCode === 507;
}
