import { createHash } from 'node:crypto';

/** What has pictures for chat previews, named as in their addresses. */
export const PREVIEW_KINDS = ['menu-items', 'packages', 'promotions', 'site'] as const;

export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** All that the picture for the preview of a link shows: what is equal here looks equal. */
export interface Preview {
  readonly kind: PreviewKind;
  /** Of the row; any fixed positive number for what there is only one of. */
  readonly id: number;
  /** The picture behind the words; null for a plain ground. */
  readonly imageId: string | null;
  readonly title: string;
  /** Rupiah, what a visitor pays. */
  readonly price?: number | null;
  /** Rupiah, before the discount; shown struck through beside `price`. */
  readonly originalPrice?: number | null;
  /** Whole percent. */
  readonly discountPercent?: number | null;
  /** One short line below the title, such as until when a promotion lasts. */
  readonly note?: string | null;
}

/** To be raised whenever equal content would be painted differently, so that addresses change. */
const DESIGN_VERSION = 1;

/** Names the content of a preview: 32 digits, in lower case hex. */
export function previewHash(preview: Preview): string {
  const { kind, id, imageId, title, price, originalPrice, discountPercent, note } = preview;
  const content = [kind, id, imageId, title, price, originalPrice, discountPercent, note];
  return createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, ...content.map((value) => value ?? null)]))
    .digest('hex')
    .slice(0, 32);
}

/** Where the picture of a preview is served: another content has another address. */
export function previewAddress(preview: Preview): string {
  return `/uploads/previews/${preview.kind}/${preview.id}/${previewHash(preview)}.jpg`;
}
