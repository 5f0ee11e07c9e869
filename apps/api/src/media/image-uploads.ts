import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { ImageStore } from '@lereng/api-site/images';
import type { Prepared } from '../content-events';
import { ApiError, isDiskFull, storageAway, storageFull } from '../platform/errors';
import { UploadedFile } from '../platform/multipart/uploaded-file';
import type { ImageEntity } from './image.entity';
import { type ImageFocus, isSameFocus } from './image-focus';
import type { ImageOptions, PortraitCrop } from './image-pipeline';
import { ImageProcessor } from './image-processor';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository } from './images.repository';

/** Several renewals fit into a lease, so a failed one does no harm. */
const RENEW_EVERY_MS = 8_000;

/** How long after its files a portrait crop may be attached; the sweeper removes those of no row later. */
export const CROP_LEASE_MS = 20_000;

/** An image in the trash, to be used again in the place of an upload. */
export class TrashedImage {
  constructor(readonly imageId: string) {}
}

/** What a change of an entity says of its image. */
export interface ImageChange {
  /** Undefined keeps the image that the entity has, null removes it. */
  readonly image?: UploadedFile | TrashedImage | null | undefined;
  /** Undefined keeps the focus of the image; an upload then has its focus in the middle. */
  readonly focus?: ImageFocus | undefined;
  /** The image that the entity has. It is needed if a portrait crop has to follow another focus. */
  readonly present?: ImageEntity | null | undefined;
}

interface PreparedCrop extends Omit<PortraitCrop, 'files'> {
  readonly imageId: string;
  /** Milliseconds since the epoch, after which it can no longer be attached. */
  readonly expiresAt: number;
}

/** A change whose files are stored, for `RowImages.attach` in the transaction of the write. */
export interface PreparedImage extends ImageChange, Prepared {
  /** The pending row of an upload. */
  readonly uploadId?: string;
  /** A portrait crop with the focus, and the image that it was made of. */
  readonly crop?: PreparedCrop;
}

const nothingToRelease = (): void => undefined;
const nothingToDiscard = (): Promise<void> => Promise.resolve();

/**
 * Prepares images before the transaction of a write. It flushes their files, and inserts the row of an upload
 * as pending, with a lease: the sweeper finds whatever a crash leaves.
 */
@Injectable()
export class ImageUploads {
  private readonly logger = new Logger(ImageUploads.name);
  /** Of this process, for metrics: uploads by their outcome, and the bytes of all of them as they came. */
  readonly counts = { stored: 0, rejected: 0, failed: 0, bytes: 0 };

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly processor: ImageProcessor,
    private readonly sweeper: ImageSweeper,
  ) {}

  /**
   * Stores the files that a change needs.
   *
   * @param options with `portrait`, images have a crop that follows their focus
   * @throws 422 for what is no image, 503 or 507 where it cannot be stored
   */
  async prepare(change: ImageChange, options: ImageOptions = {}): Promise<PreparedImage> {
    const { image, focus } = change;
    if (image instanceof UploadedFile) {
      return { ...change, ...(await this.countUpload(image, { ...options, focus })) };
    }
    const crop = options.portrait && focus && (await this.prepareCrop(change, focus));
    const discard = crop
      ? () => this.sweeper.removeCrop(crop.imageId, crop.name)
      : nothingToDiscard;
    return { ...change, discard, release: nothingToRelease, ...(crop && { crop }) };
  }

  private async countUpload(file: UploadedFile, options: ImageOptions) {
    this.counts.bytes += file.bytes.length;
    try {
      const prepared = await this.prepareUpload(file, options);
      this.counts.stored += 1;
      return prepared;
    } catch (error) {
      if (error instanceof ApiError && error.getStatus() < 500) this.counts.rejected += 1;
      else this.counts.failed += 1;
      throw error;
    }
  }

  private async prepareUpload(
    file: UploadedFile,
    options: ImageOptions,
  ): Promise<Prepared & { uploadId: string }> {
    const { files, ...image } = await this.processor.process(file.bytes, options);
    const uploadId = randomBytes(16).toString('hex');
    await this.images.insertPending(uploadId, image);
    const release = this.renewPeriodically(uploadId);
    const discard = () => this.discard(uploadId);
    try {
      await this.store.put(uploadId, files);
    } catch (error) {
      release();
      // The row of an upload that found the disk full needs some room to be deleted.
      if (isFull(error)) await this.store.remove(uploadId).catch(() => undefined);
      await discard();
      this.throwUnstorable(error);
    }
    return { uploadId, release, discard };
  }

  /**
   * Makes the crop from the largest version, as the upload is not stored. The source is the same each time, so
   * changing the focus again loses no quality.
   */
  private async prepareCrop(
    { image: former, present }: ImageChange,
    focus: ImageFocus,
  ): Promise<PreparedCrop | null> {
    const image =
      former instanceof TrashedImage ? await this.images.find(former.imageId) : (present ?? null);
    if (!image?.portraitCrop || isSameFocus(image.focus, focus)) return null;
    const source = await this.readLargest(image);
    // The image was removed for good a moment ago, which the transaction will find, too.
    if (!source) return null;
    const crop = await this.processor.cropPortrait(source, focus);
    if (!crop) return null;
    const { files, ...names } = crop;
    const expiresAt = Date.now() + CROP_LEASE_MS;
    try {
      await this.store.put(image.id, files);
    } catch (error) {
      await this.sweeper.removeCrop(image.id, crop.name);
      this.throwUnstorable(error);
    }
    return { ...names, imageId: image.id, expiresAt };
  }

  /** Reads the WebP, which has the transparency of the upload, at a quality like that of the JPEG. */
  private async readLargest({ id, width }: ImageEntity): Promise<Buffer | null> {
    try {
      const file = await this.store.open(id, `${width}.webp`);
      return file && (await buffer(file.stream));
    } catch (error) {
      this.logger.error(`An image cannot be read: ${String(error)}`);
      throw storageAway();
    }
  }

  /** Removes only what is pending: a commit may have succeeded although its response was lost. */
  private async discard(id: string): Promise<void> {
    this.sweeper.sweepSoon();
    try {
      if (await this.images.deletePending(id)) await this.sweeper.removeFiles(id);
    } catch (error) {
      this.logger.warn(`An image's files are left to the sweeper: ${String(error)}`);
    }
  }

  private throwUnstorable(error: unknown): never {
    this.logger.error(`An image cannot be stored: ${String(error)}`);
    throw unstorable(error);
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

const unstorable = (error: unknown): ApiError => (isFull(error) ? storageFull() : storageAway());

/** True for a full disk, and for an object store that responds with HTTP's status for it. */
function isFull(error: unknown): boolean {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return isDiskFull(error) || $metadata?.httpStatusCode === 507;
}
