import { createHash } from 'node:crypto';
import { ImageStore } from '@lereng/api-site/images';
import { type OgImage, ogImageHash, type OgLook } from './og-image';

/** Where rendered images are: a store of their own, beside that of uploads. */
export abstract class OgImageStore extends ImageStore {}

/** The one file of an image. */
export const OG_IMAGE_FILE = '1200.jpg';

/** The id of an image in the store, made from the whole path and the look: no other row's path serves it. */
export function storeIdOf(image: OgImage, look: OgLook | null): string {
  const shown = look ? [look.accent, look.surface, look.inverse, look.logoGround, look.logoId] : [];
  const path = [image.kind, image.id, ogImageHash(image), ...shown].join('/');
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
