import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lereng/shared-domain';
import { invalid, notFound } from '../../platform/errors';
import type { ContentTransaction } from '../../writes';
import type { ImageEntity, ImageFocus, PreparedImage } from '../../media';
import {
  ContentWrites,
  imagesIn,
  orderConflict,
  type Version,
  withImagesThatAreLeft,
} from '../core';

export const NO_IMAGE = 'Foto tidak ditemukan';
const TOO_MANY_IMAGES = `Foto paling banyak ${LIMITS.packageImagesMax}`;
const LAST_IMAGE = 'Foto terakhir tidak bisa dihapus';

/** The images of a package, the first one first. */
export type Images = readonly ImageEntity[];

/**
 * Changes of the images of a package, in the transaction of a write. Each returns the images that the package
 * is to have then.
 */
@Injectable()
export class PackageImages {
  constructor(private readonly writes: ContentWrites) {}

  /** @throws 422 where the package has as many as it may have */
  async add(
    transaction: ContentTransaction,
    images: Images,
    prepared: PreparedImage,
  ): Promise<Images> {
    if (images.length >= LIMITS.packageImagesMax)
      throw invalid(TOO_MANY_IMAGES, { image: TOO_MANY_IMAGES });
    const added = await this.writes.images.attach(transaction, null, prepared);
    return added ? [...images, added] : images;
  }

  /** @throws 409 with the present ids where `ids` lacks one, has another one or repeats one */
  order(images: Images, ids: readonly string[]): Images {
    const byId = new Map(images.map((image) => [image.id, image]));
    const isSameList = ids.length === images.length && ids.every((id) => byId.has(id));
    if (!isSameList || new Set(ids).size < ids.length) throw orderConflict([...byId.keys()]);
    return ids.map((id) => find(images, id));
  }

  /** @throws 404 */
  async refocus(
    transaction: ContentTransaction,
    images: Images,
    imageId: string,
    focus: ImageFocus,
  ): Promise<Images> {
    const image = find(images, imageId);
    const changed = await this.writes.images.refocus(transaction, image, focus);
    return images.map((each) => (each === image ? changed : each));
  }

  /** Puts an image into the trash. @throws 404, and 422 for the last one */
  async remove(transaction: ContentTransaction, images: Images, imageId: string): Promise<Images> {
    const image = find(images, imageId);
    if (images.length === 1) throw invalid(LAST_IMAGE);
    await this.writes.images.detach(transaction, imageId);
    return images.filter((each) => each !== image);
  }

  /** The images of an earlier version, as far as they are left. @param present the present version */
  async revert(
    transaction: ContentTransaction,
    images: Images,
    version: Version,
    present: Version,
  ): Promise<Images> {
    const left = new Map(images.map((image) => [image.id, image]));
    const gone = new Set<string>();
    for (const { id } of imagesIn(version)) {
      const image = left.get(id) ?? (await this.writes.images.reattach(transaction, id));
      if (image) left.set(id, image);
      else gone.add(id);
    }
    const wanted = imagesIn(withImagesThatAreLeft(version, present, gone));
    const ids = new Set(wanted.map(({ id }) => id));
    for (const { id } of images) {
      if (!ids.has(id)) await this.writes.images.detach(transaction, id);
    }
    const reverted: ImageEntity[] = [];
    for (const { id, image_focus_x: x, image_focus_y: y } of wanted) {
      const image = left.get(id) as ImageEntity;
      reverted.push(await this.writes.images.refocus(transaction, image, { x, y }));
    }
    return reverted;
  }
}

function find(images: Images, imageId: string): ImageEntity {
  const image = images.find(({ id }) => id === imageId);
  if (!image) throw notFound(NO_IMAGE);
  return image;
}
