import { Injectable } from '@nestjs/common';
import type { ContentTransaction } from '../writes';
import { storageAway } from '../platform/errors';
import { focusedName, type ImageEntity } from './image.entity';
import { type ImageFocus, isSameFocus } from './image-focus';
import { ImageSweeper } from './image-sweeper';
import { type PreparedImage, type RefreshedImage, TrashedImage } from './image-uploads';
import { ImagesRepository } from './images.repository';

/** Attaches and detaches the images of rows, in the transaction of a write. */
@Injectable()
export class RowImages {
  constructor(
    private readonly images: ImagesRepository,
    private readonly sweeper: ImageSweeper,
  ) {}

  /**
   * Gives a locked row the image, or the focus, that was prepared. The image that it had before goes into the
   * trash. If the image that was to come back from the trash is gone, the row keeps the one that it has.
   *
   * @param present the image that the row has; this object is not changed
   * @returns the image to point the row at; null for none
   * @throws 503 where the files have waited for so long that they may be swept
   */
  async attach(
    transaction: ContentTransaction,
    present: ImageEntity | null,
    prepared: PreparedImage,
  ): Promise<ImageEntity | null> {
    const { image } = prepared;
    if (image === undefined) return this.withFocus(transaction, present, prepared);
    const next = await this.next(transaction, prepared);
    if (image instanceof TrashedImage && !next) return present;
    if (present && present.id !== next?.id) await this.detach(transaction, present.id);
    return image instanceof TrashedImage ? this.withFocus(transaction, next, prepared) : next;
  }

  /** Gives an image without files that follow it another focus. @returns the image as it is now */
  async refocus(
    transaction: ContentTransaction,
    image: ImageEntity,
    focus: ImageFocus,
  ): Promise<ImageEntity> {
    return (await this.withFocus(transaction, image, { focus, expiresAt: Infinity })) ?? image;
  }

  /**
   * Gives an image of a locked row what was made of it anew, unless another write has changed it meanwhile.
   *
   * @returns whether it did
   * @throws 503 where the files have waited for so long that they may be swept
   */
  async refresh(
    { manager }: ContentTransaction,
    present: ImageEntity | null,
    { of, icons, logoTone, expiresAt }: RefreshedImage,
  ): Promise<boolean> {
    if (present?.id !== of.id || present.icons !== of.icons) return false;
    await this.images.update(manager, present.id, {
      ...(icons && { icons }),
      ...(logoTone && { logoTone }),
    });
    assertNamedInTime(expiresAt);
    return true;
  }

  /** Puts an image into the trash, because its row was deleted or has another image. */
  detach({ manager }: ContentTransaction, imageId: string): Promise<void> {
    return this.images.detach(manager, imageId);
  }

  /** Takes an image out of the trash; null if it is not there. */
  reattach({ manager }: ContentTransaction, imageId: string): Promise<ImageEntity | null> {
    return this.images.reattach(manager, imageId);
  }

  /** Removes an image that no row uses, deleted rows included. Its files are removed after the commit. */
  async purge(transaction: ContentTransaction, imageId: string): Promise<void> {
    await this.images.remove(transaction.manager, imageId);
    // This runs before the event: until then it is known that the image is not served.
    transaction.afterCommit(() => this.sweeper.removeFiles(imageId));
  }

  private async next(
    transaction: ContentTransaction,
    { image, upload, expiresAt }: PreparedImage,
  ): Promise<ImageEntity | null> {
    if (image instanceof TrashedImage) return this.reattach(transaction, image.imageId);
    if (!upload) return null;
    const inserted = await this.images.insert(transaction.manager, upload);
    assertNamedInTime(expiresAt);
    return inserted;
  }

  /**
   * A crop or icons belong to the image that they were made of. If another write has replaced that image meanwhile, the
   * focus is ignored, as it was chosen for the former image.
   *
   * @throws 503 where they have waited for so long that their files may be swept
   */
  private async withFocus(
    transaction: ContentTransaction,
    image: ImageEntity | null,
    { focus, crop, expiresAt }: Pick<PreparedImage, 'focus' | 'crop' | 'expiresAt'>,
  ): Promise<ImageEntity | null> {
    if (!image || !focus || isSameFocus(image.focus, focus)) return image;
    if (focusedName(image) && crop?.imageId !== image.id) return image;
    const change = {
      focus,
      ...(crop &&
        (image.icons === null
          ? { portraitCrop: crop.name, portraitWidths: crop.widths }
          : { icons: crop.name })),
    };
    await this.images.update(transaction.manager, image.id, change);
    assertNamedInTime(expiresAt);
    return { ...image, ...change };
  }
}

/**
 * To be called after the statement that names the files. The sweep that removes a file first waits for the writes
 * that are under way, so it has seen the row, or the files are too old here.
 */
function assertNamedInTime(expiresAt: number): void {
  if (Date.now() > expiresAt) throw storageAway();
}
