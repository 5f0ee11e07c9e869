import { createHash } from 'node:crypto';
import { ImageStore } from '../media';
import { type Preview, previewHash, type PreviewKind } from './preview';

/** Where painted previews are kept: a store of their own, beside that of the images. */
export abstract class PreviewStore extends ImageStore {}

/** The one file of a preview. */
export const PREVIEW_FILE = '1200.jpg';

/**
 * The id of a preview in its store. Made from the whole address, so that no other address, such as
 * one with another row's id, ever serves it.
 */
export function storeId(kind: PreviewKind, id: number, hash: string): string {
  return createHash('sha256').update(`${kind}/${id}/${hash}`).digest('hex').slice(0, 32);
}

export function storeIdOf(preview: Preview): string {
  return storeId(preview.kind, preview.id, previewHash(preview));
}
