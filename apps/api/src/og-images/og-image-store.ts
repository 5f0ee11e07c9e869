import { createHash } from 'node:crypto';
import { ImageStore } from '../media';
import { type OgImage, ogImageHash, type OgImageKind } from './og-image';

/** Where rendered images are: a store of their own, beside that of uploads. */
export abstract class OgImageStore extends ImageStore {}

/** The one file of an image. */
export const OG_IMAGE_FILE = '1200.jpg';

/**
 * The id of an image in the store. Made from the whole path, so that no other path, such as one with
 * another row's id, serves it.
 */
export function storeId(kind: OgImageKind, id: number, hash: string): string {
  return createHash('sha256').update(`${kind}/${id}/${hash}`).digest('hex').slice(0, 32);
}

export function storeIdOf(image: OgImage): string {
  return storeId(image.kind, image.id, ogImageHash(image));
}
