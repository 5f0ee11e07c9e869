import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { type ApiError, storageAway, storageFailure, storageFull } from '../platform/errors';
import { type ContentTransaction, ContentUnit } from '../content-events';
import type { ImageEntity } from './image.entity';
import { focusOf, type ImageFocus, isSameFocus } from './image-focus';
import type { ImageOptions, ProcessedImage } from './image-pipeline';
import { FormerTrash } from './former-trash';
import { ImageProcessor } from './image-processor';
import { ImagesRepository } from './images.repository';
import { ImageReplaced } from './media.errors';
import { refocusedImage } from './refocused-image';
import { ImageStore } from './store/image-store';
import type { UploadedFile } from '../platform/multipart/uploaded-file';

/** Well within a lease, so that one failed renewal costs nothing. */
const RENEW_EVERY_MS = 8_000;

const REMOVAL_TIMEOUT_MS = 2_000;

/** Of a change of the focus, while other replicas replace the image. */
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

/** An image in the trash, to be used again in the place of an upload. */
export class TrashedImage {
  constructor(readonly imageId: string) {}
}

/** With an upload there is an image, without one there is none; one in the trash may be gone. */
export type ImageOf<Upload> = Upload extends UploadedFile
  ? ImageEntity
  : Upload extends TrashedImage
    ? ImageEntity | null
    : null;

/** What a write may do with images, all in one transaction. */
export interface ImageChange<Image extends ImageEntity | null = ImageEntity | null> {
  /** For the repositories that write. */
  readonly transaction: ContentTransaction;
  /**
   * The new image, kept: point the entity at it. Null where nothing was uploaded, and no portrait crop
   * follows another focus; also where one was to come back from the trash that is gone.
   */
  readonly image: Image;
  /** Puts an image into the trash that is shown no more, as its entity was deleted or has another one. */
  readonly detach: (imageId: string) => Promise<void>;
  /** Takes an image out of the trash; null where it is not there. `prepareReturn` comes before the write. */
  readonly reattach: (imageId: string) => Promise<ImageEntity | null>;
  /** Gives the image that the entity has from now on a focus, if one is named. */
  readonly refocus: (imageId: string, focus: ImageFocus | undefined) => Promise<void>;
  /** Removes an image that no entity uses any more, also no deleted one. Its files go after the commit. */
  readonly purge: (imageId: string) => Promise<void>;
}

/**
 * Images of entities. Through any crash no row points to a missing file (files are flushed before the
 * commit, and never move), and no file is left over (its row is inserted before it and deleted before it;
 * the sweeper does the rest).
 */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);
  private readonly refocusing = new Mutex();
  private notifyLeftovers: () => void = () => undefined;

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly formerTrash: FormerTrash,
    private readonly unit: ContentUnit,
    private readonly processor: ImageProcessor,
  ) {}

  /**
   * Runs a content write around an upload, an image that comes back, or a new focus: files never change, so an image with a
   * portrait crop is replaced by a copy with another crop. `write` runs in the transaction, perhaps more
   * than once.
   *
   * @throws what `prepare` and `write` throw; then neither row nor file stays
   * @throws Error within a transaction: the pending row must be committed before the files
   */
  async withUpload<T, Upload extends UploadedFile | TrashedImage | undefined>(
    file: Upload,
    write: (change: ImageChange<ImageOf<Upload>>) => Promise<T>,
    options: UploadOptions = {},
  ): Promise<T> {
    if (file instanceof TrashedImage) {
      await this.prepareReturn();
      return this.unit.write(async (transaction) => {
        const change = this.changeOf(transaction);
        return write({
          ...change,
          image: (await change.reattach(file.imageId)) as ImageOf<Upload>,
        });
      });
    }
    if (file || !options.portrait || !options.focus) return this.writeOnce(file, write, options);
    const { focus } = options;
    return this.refocusing.runExclusive(() => this.writeWithFocus(write, { ...options, focus }));
  }

  /** In turn, as each needs the image that the one before has left; other replicas may still replace it. */
  private async writeWithFocus<T, Upload extends UploadedFile | TrashedImage | undefined>(
    write: (change: ImageChange<ImageOf<Upload>>) => Promise<T>,
    options: UploadOptions,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.writeOnce<T, Upload>(undefined, write, options);
      } catch (error) {
        if (!(error instanceof ImageReplaced)) throw error;
        if (tries >= REFOCUS_TRIES) throw storageAway();
      }
    }
  }

  private async writeOnce<T, Upload extends UploadedFile | TrashedImage | undefined>(
    file: UploadedFile | undefined,
    write: (change: ImageChange<ImageOf<Upload>>) => Promise<T>,
    options: UploadOptions,
  ): Promise<T> {
    const prepared = await (file ? this.prepare(file, options) : this.prepareRefocused(options));
    try {
      return await this.unit.write(async (transaction) => {
        const change = this.changeOf(transaction);
        return write({
          ...change,
          image: (prepared && (await this.keep(transaction, prepared))) as ImageOf<Upload>,
          detach: async (imageId) => {
            if (prepared?.copyOf && prepared.copyOf !== imageId) throw new ImageReplaced();
            await change.detach(imageId);
          },
        });
      });
    } catch (error) {
      if (prepared) await this.rollback(prepared);
      throw error;
    } finally {
      prepared?.stopRenewal();
    }
  }

  /**
   * Before a write that takes an image out of the trash: brings back the files that an older version moved.
   *
   * @throws 503 or 507 where they cannot be moved
   */
  async prepareReturn(): Promise<void> {
    try {
      await this.formerTrash.empty();
    } catch (error) {
      throw this.unstorable(error);
    }
  }

  /**
   * Processes an upload and stores its files under a lease.
   *
   * @throws 422 for what is no image, 503 or 507 where it cannot be stored
   */
  async prepare(file: UploadedFile, options?: ImageOptions): Promise<PreparedImage> {
    return this.storePending(await this.processor.process(file.bytes, options));
  }

  /**
   * A copy of the entity's image with another portrait crop; null where there is no crop to change.
   *
   * @throws ImageReplaced, and 503 or 507 where the files cannot be read or stored
   */
  private async prepareRefocused({ focus, current }: UploadOptions): Promise<PreparedImage | null> {
    const image = focus && (await current?.());
    if (!focus || !image?.portraitWidths || isSameFocus(focusOf(image), focus)) return null;
    const copy = await refocusedImage(this.store, image, focus, this.processor).catch(
      (error: unknown) => {
        this.logger.error(`An image cannot be read: ${String(error)}`);
        throw storageAway();
      },
    );
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
      await this.rollback(prepared);
      throw this.unstorable(error);
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

  /** @param listener called where files may be left over, as their row goes away */
  onLeftovers(listener: () => void): void {
    this.notifyLeftovers = listener;
  }

  /**
   * The placeholders of images, also of those in the trash; one without is null, and one that is gone is
   * not there.
   */
  placeholders(imageIds: readonly string[]): Promise<Map<string, string | null>> {
    return this.images.placeholders(imageIds);
  }

  /** Whether an image is in the trash, from which it can come back. */
  isDetached(imageId: string): Promise<boolean> {
    return this.images.isDetached(imageId);
  }

  /**
   * Removes for good the images that have been in the trash since before an instant (ISO 8601 UTC) and
   * belong to no entity, as they were replaced. Several replicas may do so at once.
   */
  async purgeDetached(instant: string): Promise<void> {
    const ids = await this.images.unusedBefore(instant);
    await this.images.removeTrashed(ids, instant);
    for (const id of ids) await this.removeFiles(id);
  }

  /**
   * Removes an image that was not kept. Never throws, and never removes a kept one: a commit may have
   * succeeded although its response was lost.
   */
  async rollback({ id, stopRenewal }: PreparedImage): Promise<void> {
    stopRenewal();
    this.notifyLeftovers();
    try {
      if (await this.images.deletePending(id)) await this.withinLimit(this.store.remove(id));
    } catch (error) {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    }
  }

  private changeOf(transaction: ContentTransaction): Omit<ImageChange, 'image'> {
    const { manager } = transaction;
    return {
      transaction,
      refocus: async (imageId, focus) => {
        if (focus) await this.refocus(transaction, imageId, focus);
      },
      detach: (imageId) => this.images.detach(manager, imageId),
      reattach: (imageId) => this.images.reattach(manager, imageId),
      purge: async (imageId) => {
        await this.images.remove(manager, imageId);
        this.notifyLeftovers();
        // Before the event, as until then it is known that the image is not served.
        transaction.afterCommit(() => this.withinLimit(this.removeFiles(imageId)));
      },
    };
  }

  /** A commit whose outcome is unknown may have left the row. */
  private async removeFiles(id: string): Promise<void> {
    if (!(await this.images.exists(id))) await this.store.remove(id);
  }

  private unstorable(error: unknown): ApiError {
    this.logger.error(`An image cannot be stored: ${String(error)}`);
    return isFull(error) ? storageFull() : storageAway();
  }

  /** Never throws, and never lets a response wait for a store that hangs. */
  private async withinLimit(work: Promise<unknown>): Promise<void> {
    const done = work.catch((error: unknown) => {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, REMOVAL_TIMEOUT_MS);
    });
    await Promise.race([done, timeout]);
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
