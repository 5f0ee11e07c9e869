import { readFile } from 'node:fs/promises';
import { formatRupiah, type Locale, memoized } from '@lereng/shared-domain';
import { DEFAULT_COLORS } from '@lereng/shared-domain/look';
import { discountLabel } from '@lereng/shared-sentences';
import type { OverlayOptions } from 'sharp';
import { coverCrop } from '../media/cover-crop';
import { CENTER } from '../media/image-focus';
import { sharp } from '../media/image-library';
import { displayableText } from './displayable-text';
import type { OgImage, RenderedLook } from './og-image';
import { ogImageAsset } from './og-image-asset';
import {
  CAP_HEIGHT,
  type TextBlock,
  type TextFit,
  TextRenderer,
  type TextRun,
  type TextStyle,
} from './og-image-text';

/** Chats leave out pictures that are much larger. */
export const OG_IMAGE_MAX_BYTES = 250_000;

/** Pixels; the shape that chats show whole. */
const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 64;
const GAP = 36;
const COLUMN = SIZE.width - 2 * MARGIN;

const DARK = '#1c1917';
const LIGHT = '#faf7f2';
const MUTED = '#d4d1cc';
const ACCENT = '#f97316';

/** The first in which the whole title has room; in the last one it is cut. */
const TITLE_FITS = [
  { size: 84, maxLines: 1 },
  { size: 70, maxLines: 2 },
  { size: 56, maxLines: 3 },
];
const NOTE_SIZE = 38;
const NOTE_FITS = [{ size: NOTE_SIZE, maxLines: 2 }];
const FACT_FITS = [{ size: 32, maxLines: 2 }];
/** Between facts, which belong together. */
const FACT_GAP = 22;
/** Pixels; a text that begins above leaves no room for the site's mark. */
const MARK = { height: 104, maxWidth: 560, padding: 16, radius: 20 };
const MARK_ENDS = MARGIN + MARK.height + GAP / 2;
const PRICE_SIZE = 64;
const OLD_PRICE_SIZE = 42;
const BADGE = { size: 44, padding: 34, height: 84 };

/** Pixels above the text in which a photograph begins to darken. */
const FOOT_REACH = 200;
/**
 * How dark the ground is, behind titles and, from where prices stand, at the foot: on every
 * photograph, a title stands out from it by 6:1 and a price by 4.5:1.
 */
const FOOT = { title: 0.72, titleEnds: 400, price: 0.92, priceBegins: 515 };

/** Tried until the picture is small enough; the last ones are for noise. */
const QUALITIES = [82, 74, 64, 52, 40, 28, 18, 10, 4];

/** Renders the preview images of links: a photograph with name, price and discount on it. */
export class SharpOgImageRenderer {
  private readonly textIn = memoized((locale: Locale) => new TextRenderer(locale));

  /**
   * @param photo bytes of an image, or null for the drawn slope; with a look of the owner's, for a plain ground
   * @param look null for the built-in one
   * @returns a JPEG of 1200 x 630 pixels and at most `OG_IMAGE_MAX_BYTES`
   */
  async render(
    image: OgImage,
    photo: Buffer | null,
    look: RenderedLook | null = null,
  ): Promise<Buffer> {
    const accent = look?.accent ?? ACCENT;
    const overlays = await this.badge(image, accent);
    let textTop: number = SIZE.height;
    let baseline = SIZE.height - MARGIN;
    for (const block of await this.blocksFromBelow(image, accent)) {
      overlays.push(textOverlay(block, MARGIN, baseline));
      textTop = baseline - (block.lines - 1) * block.leading - block.size * CAP_HEIGHT;
      baseline = Math.round(textTop - (block.gap ?? GAP));
    }
    if (image.kind === 'site' && textTop > MARK_ENDS) overlays.push(...(await siteMark(look)));
    if (photo && textTop < SIZE.height)
      overlays.unshift(footOverlay(textTop, look?.inverse ?? DARK));
    const ground = photo ?? (await groundOf(look));
    const { resized, left, top } = coverCrop(
      await sharp(ground).metadata(),
      SIZE,
      image.focus ?? CENTER,
    );
    const pixels = await sharp(ground)
      .flatten({ background: look?.surface ?? DEFAULT_COLORS.surface })
      .resize({ ...resized, fit: 'fill' })
      .extract({ ...SIZE, left, top })
      .toColourspace('srgb')
      .composite(overlays)
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    return encode(pixels);
  }

  private async blocksFromBelow(image: OgImage, accent: string): Promise<Block[]> {
    const { title, note, facts = [], locale } = image;
    const muted = { weight: 600, color: MUTED } as const;
    const blocks = [
      await this.paragraph(locale, title, TITLE_FITS, { weight: 800, color: LIGHT }),
      await this.paragraph(locale, note ?? '', NOTE_FITS, muted),
    ];
    for (const [at, fact] of facts.entries()) {
      const block = await this.paragraph(locale, fact, FACT_FITS, muted);
      if (block) blocks.push({ ...block, gap: at > 0 ? FACT_GAP : GAP });
    }
    blocks.push(...(await this.prices(image, accent)));
    return blocks.filter((block) => block !== null).reverse();
  }

  /** Null for a text without a character that can be shown. */
  private async paragraph(
    locale: Locale,
    text: string,
    fits: readonly TextFit[],
    style: Omit<TextStyle, 'size'>,
  ): Promise<Block | null> {
    const shown = displayableText(text, locale);
    return shown === '' ? null : this.textIn(locale).paragraph(shown, fits, style, COLUMN);
  }

  /** What the price is for stands behind it, or above where the line has no room. */
  private async prices(image: OgImage, accent: string): Promise<(Block | null)[]> {
    const { price, priceNote, originalPrice, locale } = image;
    if (typeof price !== 'number') return [];
    const runs: TextRun[] = [
      { text: formatRupiah(price, locale), size: PRICE_SIZE, weight: 800, color: accent },
    ];
    if (typeof originalPrice === 'number' && originalPrice !== price) {
      const style = { weight: 600, color: MUTED, strikethrough: true } as const;
      runs.push({ text: formatRupiah(originalPrice, locale), size: OLD_PRICE_SIZE, ...style });
    }
    const note = displayableText(priceNote ?? '', locale);
    const style = { weight: 600, color: LIGHT } as const;
    const text = this.textIn(locale);
    if (note !== '') {
      const line = await text.line(...runs, { text: note, size: NOTE_SIZE, ...style });
      if (line.width <= COLUMN) return [line];
    }
    return [await this.paragraph(locale, note, NOTE_FITS, style), await text.line(...runs)];
  }

  /** On the picture, in its upper left corner. */
  private async badge(
    { discountPercent, locale }: OgImage,
    accent: string,
  ): Promise<OverlayOptions[]> {
    if (!discountPercent) return [];
    const { size, padding, height } = BADGE;
    const run = {
      text: discountLabel(discountPercent, locale),
      size,
      weight: 800,
      color: DARK,
    } as const;
    const block = await this.textIn(locale).line(run);
    const baseline = Math.round(MARGIN + (height + size * CAP_HEIGHT) / 2);
    return [
      {
        ...roundedBox(block.width + 2 * padding, height, height / 2, accent),
        left: MARGIN,
        top: MARGIN,
      },
      textOverlay(block, MARGIN + padding, baseline),
    ];
  }
}

type Block = TextBlock & {
  /** Pixels to the block above; default `GAP`. */
  readonly gap?: number;
};

/** The site's mark, where others have their discount: the owner's logo, or none, with a look of the owner's. */
async function siteMark(look: RenderedLook | null): Promise<OverlayOptions[]> {
  const place = { left: MARGIN, top: MARGIN };
  if (!look) return [{ input: await readFile(ogImageAsset('mark.png')), ...place }];
  if (!look.logo) return [];
  const { height, maxWidth, padding, radius } = MARK;
  const inner = look.logoGround === null ? 0 : padding;
  const { data, info } = await sharp(look.logo)
    .resize({ width: maxWidth, height: height - 2 * inner, fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const logo = { input: data, left: MARGIN + inner, top: MARGIN + inner };
  if (look.logoGround === null) return [logo];
  const box = roundedBox(info.width + 2 * inner, info.height + 2 * inner, radius, look.logoGround);
  return [{ ...box, ...place }, logo];
}

/** The drawn slope is another venue's, where the owner has chosen a look. */
function groundOf(look: RenderedLook | null): Promise<Buffer> {
  if (!look) return readFile(ogImageAsset('slope.png'));
  const create = { ...SIZE, channels: 3, background: look.inverse } as const;
  return sharp({ create }).png().toBuffer();
}

/** Its last line stands on the baseline. */
function textOverlay(block: TextBlock, left: number, baseline: number): OverlayOptions {
  const { data, width, height, leading } = block;
  const raw = { width, height, channels: 4 } as const;
  return { input: data, raw, left, top: baseline + leading - height };
}

/** One column of pixels, repeated from side to side. */
function footOverlay(textTop: number, color: string): OverlayOptions {
  const raw = { width: 1, height: SIZE.height, channels: 4 } as const;
  const alphas = Array.from({ length: SIZE.height }, (_, y) => footOpacity(textTop, y));
  return { input: rgba(color, alphas), raw, tile: true, gravity: 'northwest' };
}

function roundedBox(width: number, height: number, radius: number, color: string): OverlayOptions {
  const alphas = Array.from({ length: width * height }, (_, at) => {
    const x = (at % width) + 0.5;
    const y = Math.floor(at / width) + 0.5;
    const nearestX = Math.min(Math.max(x, radius), width - radius);
    const nearestY = Math.min(Math.max(y, radius), height - radius);
    return Math.min(Math.max(radius + 0.5 - Math.hypot(x - nearestX, y - nearestY), 0), 1);
  });
  return { input: rgba(color, alphas), raw: { width, height, channels: 4 } };
}

/** Pixels of one colour, as opaque as `alphas` say, 0 to 1. */
function rgba(color: string, alphas: readonly number[]): Buffer {
  const opaque = parseInt(`${color.slice(1)}00`, 16);
  const pixels = Buffer.alloc(alphas.length * 4);
  alphas.forEach((alpha, at) => pixels.writeUInt32BE(opaque + Math.round(alpha * 255), at * 4));
  return pixels;
}

/** @returns how dark the row at `y` is, 0 to 1 */
function footOpacity(textTop: number, y: number): number {
  const { title, titleEnds, price, priceBegins } = FOOT;
  const lower = eased((y - titleEnds) / (priceBegins - titleEnds));
  return eased((y - textTop) / FOOT_REACH + 1) * (title + (price - title) * lower);
}

/** From 0 to 1, slow at both ends. */
function eased(part: number): number {
  const t = Math.min(Math.max(part, 0), 1);
  return t * t * (3 - 2 * t);
}

async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { ...SIZE, channels: 3 } as const;
  let bytes = pixels;
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (bytes.length <= OG_IMAGE_MAX_BYTES) break;
  }
  return bytes;
}
