import type { Metadata, Sharp } from 'sharp';
import { ICONS, type ImageFile } from '@lereng/api-site/images';
import { LIMITS } from '@lereng/shared-domain';
import {
  DEFAULT_COLORS,
  type HexColor,
  logoGround,
  logoGroundColor,
  logoSampleSize,
  type LogoTone,
  measureLogo as measurePixels,
} from '@lereng/shared-domain/look';
import { coverCrop, type Size } from './cover-crop';
import { cropName } from './crop-names';
import { CENTER, type ImageFocus } from './image-focus';
import { type ImageFormat, isComplete, pngFrames, sniffFormat } from './image-format';
import { sharp } from './image-library';
import { ImageRejected } from './image-rejected';

/** An image as it is served: sizes in pixels, widths smallest first. */
export interface ProcessedImage {
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  /** Of the portrait crop, smallest first; empty where there is none. */
  readonly portraitWidths: number[];
  /** The beginning of the names of the portrait crop's files; null without a crop. */
  readonly portraitCrop: string | null;
  /** The beginning of the names of the icons' files; null without icons. */
  readonly icons: string | null;
  readonly placeholder: string | null;
  /** Null but for a logo. */
  readonly logoTone: LogoTone | null;
  readonly focus: ImageFocus;
  readonly files: ImageFile[];
}

export interface ImageOptions {
  /**
   * Whether to add a crop around the focus for portrait screens, which would show a third of a wide picture.
   * A picture that is as narrow as the crop gets none.
   */
  readonly portrait?: boolean;
  /** Whether to add PNG icons: the square around the focus. */
  readonly icons?: boolean;
  /** Whether to measure it for the ground of a logo. */
  readonly logo?: boolean;
  /** The colour of the venue's pages: the background of icons, and of transparent pictures in the JPEG. */
  readonly surface?: HexColor;
  /** The focus of the crop and of the icons; the middle by default. */
  readonly focus?: ImageFocus;
}

/** Decoded pixels, 8 bits per channel, sRGB. */
interface Pixels {
  readonly data: Buffer;
  readonly raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Some of an image's files, and the widths that they come in. */
interface EncodedImages {
  readonly widths: number[];
  readonly files: ImageFile[];
}

/** Files that follow the focus: `<name>-<width>.<format>` of a crop for portrait screens, or `<name>-<size>.png` of icons. */
export interface FocusedFiles extends EncodedImages {
  readonly name: string;
}

/** The operations that decoding ends with. */
type Resize = (image: Sharp) => Sharp;

const MAX_PIXELS = LIMITS.imageMegapixels * 1_000_000;

const WIDTHS = [320, 480, 640, 960, 1280, 1600];

/**
 * The largest version fits into this box. The height keeps a very tall picture (and formats that end
 * at 16,383 pixels) in bounds; phones' portraits keep their full 1600 pixels of width.
 */
const BOX = { width: 1600, height: 2400 };

const PORTRAIT_WIDTHS = [360, 480, 600, 720];

/**
 * The largest version of a portrait crop. It is wider in proportion than a phone, as browsers use part of the
 * screen's height.
 */
const PORTRAIT_BOX = { width: 720, height: 1152 };

/** A standard width this close to the largest version is not worth a file of its own. */
const WORTH_A_FILE = 0.9;

/** Formats whose decoders do not even read the header of a truncated file. */
const READ_WHOLE: readonly ImageFormat[] = ['gif', 'webp'];

const PLACEHOLDER_SIZE = 16;

/**
 * Measured on photographs of 12 megapixels: efforts 1 and 2 cost three to five times as much as 0 and make no
 * smaller files. Effort 3 costs seven times as much and saves 5 to 10 percent, which is worth it only for the
 * widths of phones.
 */
const AVIF = { quality: 50, chromaSubsampling: '4:2:0' } as const;
const avifEffort = (width: number): number => (width <= 640 ? 3 : 0);
const WEBP = { quality: 72, effort: 2 } as const;
const JPEG = { quality: 80, progressive: true } as const;
/** Of 256 colours, which makes an icon with a photograph a third as large. */
const PNG = { palette: true, quality: 95, effort: 7 } as const;

const LARGEST_ICON = Math.max(...ICONS.map(({ size }) => size));

/**
 * Turns an upload into the files that are served. Takes JPEG, PNG, GIF, WebP and AVIF, judged by the
 * bytes; applies the orientation, converts to sRGB and drops everything that is not a pixel. Of an
 * animation the first frame is kept.
 *
 * @throws ImageRejected for anything else, for a truncated image, and above 50 megapixels over all frames
 */
export async function processImage(
  bytes: Buffer,
  options: ImageOptions = {},
): Promise<ProcessedImage> {
  const { portrait = false, icons = false, logo = false, focus = CENTER } = options;
  const { surface = DEFAULT_COLORS.surface } = options;
  const size = await inspect(bytes);
  if (icons) assertSidesOfIcon(size);
  const image = { ...(await encode(await decode(bytes, intoBox), surface)), focus };
  if (logo) return { ...image, logoTone: await toneOf(bytes, size) };
  if (icons) {
    const made = await encodeIcons(bytes, size, focus, surface);
    return { ...image, icons: made.name, files: [...image.files, ...made.files] };
  }
  if (!portrait) return image;
  // The crop is made from the upload: the largest version of a wide picture is too low for a sharp crop.
  const crop = await encodePortrait(bytes, size, focus);
  if (!crop) return image;
  const files = [...image.files, ...crop.files];
  return { ...image, portraitWidths: crop.widths, portraitCrop: crop.name, files };
}

/**
 * Makes a portrait crop of a version that `processImage` made. The crop is no sharper than that version.
 *
 * @returns null where a crop would remove nothing at the sides
 */
export async function cropPortrait(bytes: Buffer, focus: ImageFocus): Promise<FocusedFiles | null> {
  return encodePortrait(bytes, await inspect(bytes), focus);
}

/** Makes the icons of a version that `processImage` made, for pages of that surface. */
export async function makeIcons(
  bytes: Buffer,
  focus: ImageFocus,
  surface: HexColor,
): Promise<FocusedFiles> {
  return encodeIcons(bytes, await inspect(bytes), focus, surface);
}

/** Measures a version that `processImage` made, for the ground of a logo. */
export async function measureLogo(bytes: Buffer): Promise<LogoTone> {
  return toneOf(bytes, await inspect(bytes));
}

async function toneOf(bytes: Buffer, size: Size): Promise<LogoTone> {
  const { raw, data } = await decode(bytes, (image) =>
    image
      .resize({ ...logoSampleSize(size), fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha(),
  );
  return measurePixels({ data, width: raw.width, height: raw.height });
}

/** @throws ImageRejected where the square of the icons would be a few of the picture's pixels */
function assertSidesOfIcon({ width, height }: Size): void {
  const shorter = Math.min(width, height);
  const longer = Math.max(width, height);
  if (longer > LIMITS.iconSidesMax * shorter) throw new ImageRejected('IMAGE_TOO_NARROW');
}

/** The size of the picture with its orientation applied. */
async function inspect(bytes: Buffer): Promise<Size> {
  const format = sniffFormat(bytes);
  if (!format) throw new ImageRejected('IMAGE_UNKNOWN');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isWhole = isComplete(bytes, format);
  if (!metadata && !isWhole && READ_WHOLE.includes(format)) throw new ImageRejected('IMAGE_BROKEN');
  if (!metadata || !isOfFormat(metadata, format)) throw new ImageRejected('IMAGE_UNKNOWN');
  if (!isWhole) throw new ImageRejected('IMAGE_BROKEN');
  if (pixelsOf(bytes, format, metadata) > MAX_PIXELS)
    throw new ImageRejected('IMAGE_TOO_MANY_PIXELS');
  return metadata.autoOrient;
}

/** The size of a crop; null where it would remove nothing at the sides. */
function portraitSize({ width, height }: Size): Size | null {
  const widthAt = (rows: number): number =>
    Math.round((rows * PORTRAIT_BOX.width) / PORTRAIT_BOX.height);
  if (widthAt(height) >= width) return null;
  const rows = Math.min(height, PORTRAIT_BOX.height);
  return { width: widthAt(rows), height: rows };
}

const intoBox: Resize = (image) =>
  image.resize({ ...BOX, fit: 'inside', withoutEnlargement: true });

const intoCrop = (picture: Size, crop: Size, focus: ImageFocus): Resize => {
  const { resized, left, top } = coverCrop(picture, crop, focus);
  return (image) => image.resize({ ...resized, fit: 'fill' }).extract({ ...crop, left, top });
};

async function decode(bytes: Buffer, resize: Resize): Promise<Pixels> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient();
    const { data, info } = await resize(image)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    // The decoder's message is about bytes, and helps no user.
    throw new ImageRejected('IMAGE_BROKEN');
  }
}

function isOfFormat(metadata: Metadata, format: ImageFormat): boolean {
  return metadata.format === format && (format !== 'heif' || metadata.compression === 'av1');
}

/** The number of pixels of all frames. */
function pixelsOf(bytes: Buffer, format: ImageFormat, metadata: Metadata): number {
  const frames = Math.max(metadata.pages ?? 1, format === 'png' ? pngFrames(bytes) : 1);
  return metadata.width * metadata.height * frames;
}

async function encode(decoded: Pixels, surface: HexColor): Promise<Omit<ProcessedImage, 'focus'>> {
  const largest = await withoutNeedlessAlpha(decoded);
  const { width, height } = largest.raw;
  const { widths, files } = await encodeModern(largest, WIDTHS);
  files.push({
    name: `${width}.jpg`,
    bytes: await open(largest).flatten({ background: surface }).jpeg(JPEG).toBuffer(),
  });
  const placeholder = await makePlaceholder(largest);
  return {
    width,
    height,
    widths,
    portraitWidths: [],
    portraitCrop: null,
    icons: null,
    logoTone: null,
    files,
    placeholder,
  };
}

async function encodePortrait(
  bytes: Buffer,
  size: Size,
  focus: ImageFocus,
): Promise<FocusedFiles | null> {
  const crop = portraitSize(size);
  if (!crop) return null;
  const pixels = await withoutNeedlessAlpha(await decode(bytes, intoCrop(size, crop, focus)));
  const name = cropName('p', focus);
  return { name, ...(await encodeModern(pixels, PORTRAIT_WIDTHS, `${name}-`)) };
}

async function encodeIcons(
  bytes: Buffer,
  size: Size,
  focus: ImageFocus,
  surface: HexColor,
): Promise<FocusedFiles> {
  const square = { width: LARGEST_ICON, height: LARGEST_ICON };
  const pixels = await decode(bytes, intoCrop(size, square, focus));
  const name = cropName('i', focus, surface);
  const ground = await groundOfIcons(pixels, surface);
  const files: ImageFile[] = [];
  for (const { name: icon, size: side, inner } of ICONS) {
    const image =
      inner === undefined ? open(pixels).resize(side) : onGround(pixels, side, inner, ground);
    files.push({ name: `${name}-${icon}.png`, bytes: await image.png(PNG).toBuffer() });
  }
  return { name, widths: [], files };
}

/** Where a transparent picture is seen as a logo would be (E7); the surface around one with a ground of its own. */
async function groundOfIcons(pixels: Pixels, surface: HexColor): Promise<HexColor> {
  if (!hasAlpha(await withoutNeedlessAlpha(pixels))) return surface;
  const { data, raw } = pixels;
  const tone = measurePixels({ data, width: raw.width, height: raw.height });
  return logoGroundColor(logoGround(tone, surface).ground, surface);
}

/** A square of the ground, with the picture in its middle. */
function onGround(pixels: Pixels, side: number, inner: number, background: HexColor): Sharp {
  const width = Math.round(side * inner);
  const before = Math.floor((side - width) / 2);
  const after = side - width - before;
  return open(pixels)
    .flatten({ background })
    .resize(width)
    .extend({ top: before, left: before, bottom: after, right: after, background });
}

/** The largest version and those of the standard widths below it, in the formats of `<source>`. */
async function encodeModern(
  largest: Pixels,
  standard: readonly number[],
  prefix = '',
): Promise<EncodedImages> {
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

/** Null for a transparent picture, behind which the placeholder would stay visible. */
async function makePlaceholder(pixels: Pixels): Promise<string | null> {
  if (hasAlpha(pixels)) return null;
  const bytes = await open(pixels)
    .resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
    .webp({ quality: 50, effort: 3 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
