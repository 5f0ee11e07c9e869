import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { type ImageFile, ImageStore } from '@lereng/api-site/images';
import { DEFAULT_COLORS, type HexColor, type LogoTone } from '@lereng/shared-domain/look';
import type { Prepared } from '../writes';
import { ApiError, isDiskFull, storageAway, storageFull } from '../platform/errors';
import { UploadedFile } from '../platform/validation/form-field';
import { surfaceOfIcons } from './crop-names';
import { focusedName, type ImageEntity } from './image.entity';
import { type ImageFocus, isSameFocus } from './image-focus';
import type { FocusedFiles, ImageOptions } from './image-pipeline';
import { ImageProcessor } from './image-processor';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository, type NewImage } from './images.repository';

/**
 * How long after its first file was written a row has to name it: the write fails if it comes later, as a sweep
 * may have removed the files. Both attempts of a slow object store take 16 s of it.
 */
export const NAMED_WITHIN_MS = 20_000;

/** An image in the trash, to be used again in the place of an upload. */
export class TrashedImage {
  constructor(readonly imageId: string) {}
}

/** The part of an entity's change that is about its image. */
export interface ImageChange {
  /** Undefined keeps the image that the entity has, null removes it. */
  readonly image?: UploadedFile | TrashedImage | null | undefined;
  /** Undefined keeps the focus of the image; an upload then has its focus in the middle. */
  readonly focus?: ImageFocus | undefined;
  /** The image that the entity has. It is needed if files have to follow another focus. */
  readonly present?: ImageEntity | null | undefined;
}

/** A change whose files are stored, for `RowImages.attach` in the transaction of the write. */
export interface PreparedImage extends ImageChange, Prepared {
  /** The row of an upload. */
  readonly upload?: NewImage;
  /** A portrait crop or icons with the focus, and the image that it was made of. */
  readonly crop?: Omit<FocusedFiles, 'files'> & { readonly imageId: string };
  /** Milliseconds since the epoch, by which a row has to name the files. */
  readonly expiresAt: number;
}

/** What is derived anew from an image, where a former release or another surface has left it to be done. */
export interface RefreshedImage extends Prepared {
  /** The image as it was when this was made of it. */
  readonly of: ImageEntity;
  readonly icons?: string;
  readonly logoTone?: LogoTone;
  /** Milliseconds since the epoch, by which a row has to name the files. */
  readonly expiresAt: number;
}

const nothingToDiscard = (): Promise<void> => Promise.resolve();

/** Prepares images before the transaction of a write: makes their files, and flushes them. */
@Injectable()
export class ImageUploads {
  private readonly logger = new Logger(ImageUploads.name);
  /** Of this process, for metrics: uploads by their outcome, and the bytes of all of them as they came. */
  readonly counts = { stored: 0, rejected: 0, failed: 0, bytes: 0 };

  /** The colour of the venue's pages now. The settings replace it when their module starts. */
  surface: () => Promise<HexColor> = () => Promise.resolve(DEFAULT_COLORS.surface);

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly processor: ImageProcessor,
    private readonly sweeper: ImageSweeper,
  ) {}

  /**
   * Stores the files that a change needs.
   *
   * @param options with `portrait` or `icons`, images have files that follow their focus; with `logo`, a tone
   * @throws 422 for a file that is no image, 503 or 507 where it cannot be stored
   */
  async prepare(change: ImageChange, options: ImageOptions = {}): Promise<PreparedImage> {
    const { image, focus } = change;
    if (image instanceof UploadedFile) {
      return { ...change, ...(await this.countUpload(image, { ...options, focus })) };
    }
    const follows = options.portrait || options.icons;
    const crop = follows && focus && (await this.prepareFocused(change, focus));
    return { ...change, expiresAt: Infinity, discard: nothingToDiscard, ...crop };
  }

  /** Makes the icons of an image on the present surface; null where they stand on it. */
  async refreshIcons(image: ImageEntity): Promise<RefreshedImage | null> {
    const surface = await this.surface();
    if (image.icons === null || surfaceOfIcons(image.icons) === surface) return null;
    const source = await this.readLargest(image);
    if (!source) return null;
    const { files, name } = await this.processor.makeIcons(source, image.focus, surface);
    const stored = await this.put(image.id, files, name);
    // Removes the icons that these replace, or these if they are not attached.
    this.sweeper.sweepSoon();
    return { ...stored, of: image, icons: name };
  }

  /** Measures a logo of a former release; null for one that was measured. */
  async refreshLogo(image: ImageEntity): Promise<RefreshedImage | null> {
    const source = image.logoTone === null ? await this.readLargest(image) : null;
    if (!source) return null;
    const logoTone = await this.processor.measureLogo(source);
    return { of: image, logoTone, expiresAt: Infinity, discard: nothingToDiscard };
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

  private async prepareUpload(file: UploadedFile, options: ImageOptions) {
    const surface = await this.surface();
    const { files, ...image } = await this.processor.process(file.bytes, { ...options, surface });
    const id = randomBytes(16).toString('hex');
    return { ...(await this.put(id, files)), upload: { ...image, id } };
  }

  /**
   * Makes the crop or the icons from the largest version, as the upload is not stored. The source is the same each time, so
   * changing the focus again loses no quality.
   */
  private async prepareFocused({ image: former, present }: ImageChange, focus: ImageFocus) {
    const image =
      former instanceof TrashedImage ? await this.images.find(former.imageId) : (present ?? null);
    if (!image || !focusedName(image) || isSameFocus(image.focus, focus)) return null;
    const source = await this.readLargest(image);
    // The image was just removed for good; the transaction will find the same.
    if (!source) return null;
    const made = await (image.icons === null
      ? this.processor.cropPortrait(source, focus)
      : this.processor.makeIcons(source, focus, await this.surface()));
    if (!made) return null;
    const { files, ...crop } = made;
    const stored = await this.put(image.id, files, crop.name);
    // Removes the crop that this one replaces, or this one if it is not attached.
    this.sweeper.sweepSoon();
    return { ...stored, crop: { ...crop, imageId: image.id } };
  }

  /** @param crop where the files are those that follow the focus alone */
  private async put(id: string, files: readonly ImageFile[], crop?: string) {
    const expiresAt = Date.now() + NAMED_WITHIN_MS;
    const discard = async () => {
      // A store may complete a request that it seemed to have lost.
      this.sweeper.sweepSoon();
      await this.sweeper.removeFiles(id, crop);
    };
    try {
      await this.store.put(id, files);
    } catch (error) {
      await discard();
      this.logger.error(`An image cannot be stored: ${String(error)}`);
      throw unstorable(error);
    }
    return { expiresAt, discard };
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
}

const unstorable = (error: unknown): ApiError => (isFull(error) ? storageFull() : storageAway());

/** True for a full disk, and for an object store that responds with HTTP's status for it. */
function isFull(error: unknown): boolean {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return isDiskFull(error) || $metadata?.httpStatusCode === 507;
}
