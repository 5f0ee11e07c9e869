import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { COLORS, compose, type Faces, PREVIEW_SIZE } from './composition';
import { Canvas } from './drawing/canvas';
import { paintSlope } from './drawing/slope';
import { Typeface } from './drawing/typeface';
import type { Preview } from './preview';

/** Chats leave out pictures that are much larger. */
export const PREVIEW_MAX_BYTES = 250_000;

/** Pixels above the text in which a photograph begins to darken. */
const FOOT_REACH = 200;
/**
 * How much of the ground is lava, behind titles and, from where prices stand, at the foot: whatever a
 * photograph shows, a title stands out from it by 6:1 and a price by 4.5:1.
 */
const FOOT = { title: 0.72, titleEnds: 400, price: 0.92, priceBegins: 515 };

/** Tried until the picture is small enough; the last ones are for noise. */
const QUALITIES = [84, 76, 66, 54, 40, 28, 18, 10, 4];

/** Paints what links look like in chats: a photograph with name, price and discount on it. */
@Injectable()
export class PreviewPainter {
  private faces: Promise<Faces> | undefined;

  /**
   * @param photo bytes of an image, or null for a plain ground
   * @returns a JPEG of 1200 x 630 pixels and at most `PREVIEW_MAX_BYTES`
   */
  async paint(preview: Preview, photo: Buffer | null): Promise<Buffer> {
    const { shapes, textTop } = compose(preview, await this.loadedFaces());
    const canvas = photo ? await cropped(photo) : paintSlope(PREVIEW_SIZE);
    if (photo && textTop < canvas.height) {
      canvas.shade(COLORS.lava, (y) => footOpacity(textTop, y));
    }
    for (const { outline, color, opacity } of shapes) canvas.fill(outline, color, opacity);
    return encode(canvas);
  }

  private async loadedFaces(): Promise<Faces> {
    this.faces ??= loadFaces();
    try {
      return await this.faces;
    } catch (error) {
      this.faces = undefined;
      throw error;
    }
  }
}

async function loadFaces(): Promise<Faces> {
  const [bold, heavy] = await Promise.all([Typeface.load(600), Typeface.load(800)]);
  return { bold, heavy };
}

/** The middle of a photograph, as the site's cards show it. */
async function cropped(photo: Buffer): Promise<Canvas> {
  const { width, height } = PREVIEW_SIZE;
  const pixels = await sharp(photo)
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  return new Canvas(width, height, pixels);
}

/** @returns what part of the row at `y` is lava, 0 to 1 */
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

async function encode({ width, height, pixels }: Canvas): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  let bytes = pixels;
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= PREVIEW_MAX_BYTES) break;
  }
  return bytes;
}
