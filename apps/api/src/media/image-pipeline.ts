import { Semaphore } from 'async-mutex';
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { type ImageFormat, isComplete, pngFrames, sniffFormat } from './image-format';
import { brokenImage, notAnImage, tooManyPixels } from './media.errors';
import { type ImageFile, UPRIGHT } from './store/image-store';

/** An image as it is served: sizes in pixels, widths smallest first. */
export interface ProcessedImage {
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  /** Of the upright cut, smallest first; empty where there is none. */
  readonly uprightWidths: number[];
  readonly placeholder: string | null;
  readonly files: ImageFile[];
}

export interface ImageOptions {
  /**
   * Also cuts the middle out, for screens held upright, which would show a third of a wide picture.
   * One that is as narrow itself has no cut.
   */
  readonly upright?: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Decoded pixels, 8 bits per channel, sRGB. */
interface Pixels {
  readonly data: Buffer;
  readonly raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Some of an image's files, and the widths that they come in. */
interface Encoded {
  readonly widths: number[];
  readonly files: ImageFile[];
}

const MAX_PIXELS = 50_000_000;

const WIDTHS = [320, 480, 640, 960, 1280, 1600];

/**
 * The largest version fits into this box. The height keeps a very tall picture (and formats that end
 * at 16,383 pixels) in bounds; phones' portraits keep their full 1600 pixels of width.
 */
const BOX = { width: 1600, height: 2400 };

const UPRIGHT_WIDTHS = [360, 480, 600, 720];

/**
 * The largest version of an upright cut. A little wider than phones are, as their browsers keep a part
 * of the height for themselves.
 */
const UPRIGHT_BOX = { width: 720, height: 1152 };

/** A standard width this close to the largest version is not worth a file of its own. */
const WORTH_A_FILE = 0.9;

/** What shines through where a format knows no transparency: the page ground. */
const PAGE_GROUND = '#faf7f2';

/** Formats whose decoders do not even read the header of a file that was cut. */
const READ_WHOLE: readonly ImageFormat[] = ['gif', 'webp'];

const PLACEHOLDER_SIZE = 16;

/**
 * AVIF takes most of the time. Measured on noisy and smooth 12 megapixel photographs: efforts 1 and 2
 * make no smaller files than 0 at three to five times its cost, and 3 makes files 5 to 10 percent
 * smaller at seven times. So the time is spent on the widths that phones ask for, where it is little.
 * All files of such an upload take about 2 s of one core, with an upright cut 3 to 4 s.
 */
const AVIF = { quality: 50, chromaSubsampling: '4:2:0' } as const;
const avifEffort = (width: number): number => (width <= 640 ? 3 : 0);
const WEBP = { quality: 72, effort: 2 } as const;
const JPEG = { quality: 80, progressive: true } as const;

/** Each image works on one core; uploads beyond the second wait, so that pages go on being served. */
const slots = new Semaphore(2);
sharp.concurrency(1);
sharp.cache(false);

// Whatever the bytes pretend to be, no other loader of the library can be reached in this process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/**
 * Turns an upload into the files that are served. Takes JPEG, PNG, GIF, WebP and AVIF, judged by the
 * bytes; applies the orientation, converts to sRGB and drops everything that is not a pixel. Of an
 * animation the first frame is kept.
 *
 * @throws 422 for anything else, for a truncated image, and above 50 megapixels over all frames
 */
export function processImage(
  bytes: Buffer,
  { upright = false }: ImageOptions = {},
): Promise<ProcessedImage> {
  return slots.runExclusive(async () => {
    const size = await inspect(bytes);
    const image = await encode(
      await decode(bytes, { ...BOX, fit: 'inside', withoutEnlargement: true }),
    );
    const cut = upright ? uprightCut(size) : null;
    if (!cut) return image;
    // From the upload itself: the largest version of a wide picture is too low for a sharp cut.
    const { widths, files } = await encodeUpright(await decode(bytes, { ...cut, fit: 'cover' }));
    return { ...image, uprightWidths: widths, files: [...image.files, ...files] };
  });
}

/** The size of the picture as it is to be looked at. */
async function inspect(bytes: Buffer): Promise<Size> {
  const format = sniffFormat(bytes);
  if (!format) throw notAnImage();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isWhole = isComplete(bytes, format);
  if (!metadata && !isWhole && READ_WHOLE.includes(format)) throw brokenImage();
  if (!metadata || !isOfFormat(metadata, format)) throw notAnImage();
  if (!isWhole) throw brokenImage();
  if (pixelsOf(bytes, format, metadata) > MAX_PIXELS) throw tooManyPixels();
  return metadata.autoOrient;
}

/** Null where a cut would leave nothing out at the sides. */
function uprightCut({ width, height }: Size): Size | null {
  const widthAt = (rows: number): number =>
    Math.round((rows * UPRIGHT_BOX.width) / UPRIGHT_BOX.height);
  if (widthAt(height) >= width) return null;
  const rows = Math.min(height, UPRIGHT_BOX.height);
  return { width: widthAt(rows), height: rows };
}

async function decode(bytes: Buffer, box: ResizeOptions): Promise<Pixels> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(box)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    // The decoder's own words are about bytes, and of no use to a person.
    throw brokenImage();
  }
}

function isOfFormat(metadata: Metadata, format: ImageFormat): boolean {
  return metadata.format === format && (format !== 'heif' || metadata.compression === 'av1');
}

/** Of all frames. */
function pixelsOf(bytes: Buffer, format: ImageFormat, metadata: Metadata): number {
  const frames = Math.max(metadata.pages ?? 1, format === 'png' ? pngFrames(bytes) : 1);
  return metadata.width * metadata.height * frames;
}

async function encode(decoded: Pixels): Promise<ProcessedImage> {
  const largest = await withoutNeedlessAlpha(decoded);
  const { width, height } = largest.raw;
  const { widths, files } = await encodeModern(largest, WIDTHS);
  files.push({
    name: `${width}.jpg`,
    bytes: await open(largest).flatten({ background: PAGE_GROUND }).jpeg(JPEG).toBuffer(),
  });
  const placeholder = await makePlaceholder(largest);
  return { width, height, widths, uprightWidths: [], files, placeholder };
}

async function encodeUpright(decoded: Pixels): Promise<Encoded> {
  return encodeModern(await withoutNeedlessAlpha(decoded), UPRIGHT_WIDTHS, UPRIGHT);
}

/** The largest version and those of the standard widths below it, in the formats of `<source>`. */
async function encodeModern(
  largest: Pixels,
  standard: readonly number[],
  prefix = '',
): Promise<Encoded> {
  const { width } = largest.raw;
  const widths = [...standard.filter((each) => each <= width * WORTH_A_FILE), width];
  const files: ImageFile[] = [];
  for (const each of widths) {
    const pixels = await resized(largest, each);
    files.push(
      {
        name: `${prefix}${each}.avif`,
        bytes: await open(pixels)
          .avif({ ...AVIF, effort: avifEffort(each) })
          .toBuffer(),
      },
      {
        name: `${prefix}${each}.webp`,
        bytes: await open(pixels).webp(WEBP).toBuffer(),
      },
    );
  }
  return { widths, files };
}

function open({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

async function resized(pixels: Pixels, width: number): Promise<Pixels> {
  if (width === pixels.raw.width) return pixels;
  const { data, info } = await open(pixels)
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function hasAlpha({ raw }: Pixels): boolean {
  return raw.channels === 2 || raw.channels === 4;
}

async function withoutNeedlessAlpha(pixels: Pixels): Promise<Pixels> {
  if (!hasAlpha(pixels) || !(await open(pixels).stats()).isOpaque) return pixels;
  const { data, info } = await open(pixels)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { ...pixels.raw, channels: info.channels } };
}

/** None for a see-through picture: it would go on shining through after the picture has come. */
async function makePlaceholder(pixels: Pixels): Promise<string | null> {
  if (hasAlpha(pixels)) return null;
  const bytes = await open(pixels)
    .resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
    .webp({ quality: 50, effort: 3 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
