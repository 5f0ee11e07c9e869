import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ImageStore } from '@lereng/api-site/images';
import { ImageSweeper } from './image-sweeper';
import { ImagesRepository } from './images.repository';

/** Reads stored images, and removes those that have been in the trash for long enough. */
@Injectable()
export class StoredImages {
  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ImageStore,
    private readonly sweeper: ImageSweeper,
  ) {}

  /**
   * The largest version of an image that an entity uses; null if none uses it. By default it is the WebP where the
   * picture is transparent, as that of the upload, and the JPEG else.
   *
   * @throws the store's own error
   */
  async read(imageId: string, format?: 'webp'): Promise<Buffer | null> {
    const image = await this.images.findInUse(imageId);
    if (!image) return null;
    const extension = format ?? (image.placeholder === null ? 'webp' : 'jpg');
    const file = await this.store.open(imageId, `${image.width}.${extension}`);
    return file ? buffer(file.stream) : null;
  }

  /**
   * The placeholders of images by their ids, also of images in the trash. Null means that an image has no
   * placeholder; an image that is gone is left out.
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
    for (const id of ids) await this.sweeper.removeFiles(id);
  }
}
