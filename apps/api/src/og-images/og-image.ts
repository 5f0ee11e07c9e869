import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { HexColor } from '@lereng/shared-domain/look';
import { CENTER, type ImageFocus, isSameFocus } from '../media';

/** The kinds that have preview images, named as in their URLs. */
export const OG_IMAGE_KINDS = ['menu-items', 'packages', 'promotions', 'site'] as const;

export type OgImageKind = (typeof OG_IMAGE_KINDS)[number];

/** All that the preview image of a link shows: equal values give equal images. */
export interface OgImage {
  readonly kind: OgImageKind;
  /** The id of the row; any fixed positive number for the site itself. */
  readonly id: number;
  /** The language of its text and numbers. */
  readonly locale: Locale;
  /** The photograph behind the text; null for a plain ground. */
  readonly imageId: string | null;
  /** The focus of the photograph; the middle by default. */
  readonly focus?: ImageFocus | null;
  readonly title: string;
  /** Rupiah that a visitor pays. */
  readonly price?: number | null;
  /** What the price is for, shown beside it. */
  readonly priceNote?: string | null;
  /** Rupiah, before the discount; shown struck through beside `price`. */
  readonly originalPrice?: number | null;
  /** Whole percent. */
  readonly discountPercent?: number | null;
  /** One short line below the title, such as until when a promotion lasts. */
  readonly note?: string | null;
  /** Further lines below it, such as where the venue is. */
  readonly facts?: readonly string[];
}

/** What all images show of the venue's look. Null stands for the built-in one. */
export interface OgLook {
  /** On dark grounds, and behind dark text. */
  readonly accent: HexColor;
  /** Behind a transparent photograph. */
  readonly surface: HexColor;
  /** Behind text, on a photograph and without one. */
  readonly inverse: HexColor;
  /** Behind a transparent logo; null for one that has its own ground. */
  readonly logoGround: HexColor | null;
  /** Of the owner's logo; null for no mark. */
  readonly logoId: string | null;
}

/** A look with the logo's bytes. */
export interface RenderedLook extends Omit<OgLook, 'logoId'> {
  readonly logo: Buffer | null;
}

/** The work of a child process. @see SharpOgImageRenderer */
export type OgImageTasks = {
  renderOgImage: (
    image: OgImage,
    photo: Buffer | null,
    look: RenderedLook | null,
  ) => Promise<Buffer>;
};

/** Raised whenever equal content is rendered differently, so that URLs change. */
const DESIGN_VERSION = 4;

/** Identifies the content of an image, but for its look: 32 digits, in lower case hex. */
export function ogImageHash(image: OgImage): string {
  const { kind, id, locale, title, price, originalPrice, discountPercent, note } = image;
  const { facts, priceNote } = image;
  const content = [kind, id, photo(image), title, price, originalPrice, discountPercent, note];
  // An image without facts or a price's note, in the default language, keeps the URL from before there were any.
  if (facts) content.push(facts);
  if (priceNote) content.push({ priceNote });
  if (locale !== DEFAULT_LOCALE) content.push({ locale });
  return createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, ...content.map((value) => value ?? null)]))
    .digest('hex')
    .slice(0, 32);
}

/** The middle adds nothing, so that the URLs of images from before there was a focus stay. */
function photo({ imageId, focus }: OgImage): unknown {
  return !focus || isSameFocus(focus, CENTER) ? imageId : [imageId, focus.x, focus.y];
}

/** The path that an image is served at; it changes with the image's content. */
export function ogImageUrl(image: OgImage): string {
  return `/uploads/previews/${image.kind}/${image.id}/${ogImageHash(image)}.jpg`;
}
