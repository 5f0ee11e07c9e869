import { contrastOf, luminance, type HexColor } from './contrast';
import { FIXED_COLORS } from './palette';

/** What a logo stands on: the background of pages, the dark of footer and hero, or white. */
export type LogoGround = 'surface' | 'dark' | 'white';

/**
 * Why the name stands beside a logo: the logo is too narrow to contain the name, it is too wide to be legible in the
 * bar, its details are lost at the height of the bar, or no background has enough contrast with all of it.
 */
export const NAME_REASONS = ['narrow', 'wide', 'unread', 'faint'] as const;

export type NameReason = (typeof NAME_REASONS)[number];

/** What is known of a logo's pixels. Luminances are those of WCAG 2.2, 0 to 1, of visible pixels. */
export interface LogoTone {
  mean: number;
  /** A tenth of the logo is as dark as this, or darker. */
  darkest: number;
  /** A tenth of the logo is as light as this, or lighter. */
  lightest: number;
  /** Whether it can be read at a height of 32 pixels. */
  isRead: boolean;
}

/** Whether a value that was stored is a tone. */
export function isLogoTone(value: unknown): value is LogoTone {
  const { mean, darkest, lightest, isRead } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isPart = (part: unknown) => typeof part === 'number' && part >= 0 && part <= 1;
  return [mean, darkest, lightest].every(isPart) && typeof isRead === 'boolean';
}

/** Straight (not premultiplied) RGBA, 8 bits per channel. */
export interface RgbaPixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

export interface LogoSize {
  width: number;
  height: number;
}

/** The contrast that a mark needs (E7; WCAG 2.2, 1.4.11). */
const CONTRAST = 3;
/** Width to height, between which a logo says the name. */
const NARROW = 2;
const WIDE = 4;
/** The part of a logo that may have less contrast, such as edges and small marks. */
const EXCEPTED = 0.1;
/** The height in pixels at which a logo must be legible, and how many pixels of the sample make one of these. */
const READ_HEIGHT = 32;
const STEP = 8;
/** The part of the variance of its lightness that a logo keeps at that height, where it can be read. */
const KEPT_VARIANCE = 0.5;

/** The size at which a logo is measured. */
export function logoSampleSize({ width, height }: LogoSize): LogoSize {
  const sampled = READ_HEIGHT * STEP;
  const across = Math.round((width / height) * READ_HEIGHT);
  return { width: Math.min(Math.max(across, 1), 4 * READ_HEIGHT * WIDE) * STEP, height: sampled };
}

/** Measures a logo that was scaled to `logoSampleSize`. */
export function measureLogo(pixels: RgbaPixels): LogoTone {
  const weights = histogramOf(pixels);
  const visible = weights.reduce((sum, weight) => sum + weight, 0);
  if (visible === 0) return { mean: 0, darkest: 0, lightest: 0, isRead: false };
  const mean = weights.reduce((sum, weight, at) => sum + weight * (at / BINS), 0) / visible;
  const darkest = quantile(weights, visible * EXCEPTED);
  const lightest = quantile(weights, visible * (1 - EXCEPTED));
  return { mean, darkest, lightest, isRead: isInked(pixels) && isRead(pixels, mean) };
}

/**
 * The ground on which a logo is seen (E7). Where none has the contrast with all of it, the one that has it with its
 * mean.
 */
export function logoGround(
  { mean, darkest, lightest }: LogoTone,
  surface: HexColor,
): { ground: LogoGround; isSeen: boolean } {
  const whole = groundFor([darkest, lightest], surface);
  return { ground: whole ?? groundFor([mean], surface) ?? 'surface', isSeen: whole !== null };
}

/** The colour of a ground. */
export const logoGroundColor = (ground: LogoGround, surface: HexColor): HexColor =>
  ({ surface, dark: FIXED_COLORS.text, white: FIXED_COLORS.white })[ground];

/**
 * Why the name stands beside a logo; null where the logo says it.
 *
 * @param tone null where it is not known
 * @param isTransparent whether the logo has no ground of its own
 */
export function nameReason(
  { width, height }: LogoSize,
  tone: LogoTone | null,
  surface: HexColor,
  isTransparent: boolean,
): NameReason | null {
  if (isTransparent && tone && !logoGround(tone, surface).isSeen) return 'faint';
  if (width < NARROW * height) return 'narrow';
  if (width > WIDE * height) return 'wide';
  return tone && !tone.isRead ? 'unread' : null;
}

function groundFor(luminances: readonly number[], surface: HexColor): LogoGround | null {
  const grounds = ['surface', 'dark', 'white'] as const;
  const holds = (ground: LogoGround) => {
    const behind = luminance(logoGroundColor(ground, surface));
    return luminances.every((each) => contrastOf(each, behind) >= CONTRAST);
  };
  return grounds.find(holds) ?? null;
}

const BINS = 1_000;

/** Linear light of the values of a channel in sRGB. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const linear = (value: number | undefined): number => LINEAR[value ?? 0] ?? 0;

function luminanceAt({ data }: RgbaPixels, at: number): number {
  return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
}

/** How much of the picture has each luminance, weighted by its opacity. */
function histogramOf(pixels: RgbaPixels): number[] {
  const weights = Array.from({ length: BINS + 1 }, () => 0);
  for (let at = 0; at < pixels.width * pixels.height * 4; at += 4) {
    const bin = Math.round(luminanceAt(pixels, at) * BINS);
    weights[bin] = (weights[bin] ?? 0) + (pixels.data[at + 3] ?? 0);
  }
  return weights;
}

/** The luminance up to which there is that much of the picture. */
function quantile(weights: readonly number[], wanted: number): number {
  let sum = 0;
  const bin = weights.findIndex((weight) => {
    sum += weight;
    return weight > 0 && sum >= wanted;
  });
  return bin / BINS;
}

/**
 * Whether the visible pixels are mostly opaque: the background changes the colour of translucent ones, so that their
 * own contrast says nothing.
 */
function isInked({ data, width, height }: RgbaPixels): boolean {
  let sum = 0;
  let squares = 0;
  for (let at = 3; at < width * height * 4; at += 4) {
    const opacity = (data[at] ?? 0) / 255;
    sum += opacity;
    squares += opacity ** 2;
  }
  return squares >= sum / 2;
}

/** Strokes that are thinner than a pixel blur into their ground, and the variance of lightness goes with them. */
function isRead(pixels: RgbaPixels, mean: number): boolean {
  const { data, width, height } = pixels;
  const ground = contrastOf(mean, 0) > contrastOf(mean, 1) ? 0 : 1;
  const columns = width / STEP;
  const whole: number[] = [];
  const blocks = Array.from({ length: columns * (height / STEP) }, () => 0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const opacity = (data[at + 3] ?? 0) / 255;
      const light = opacity * luminanceAt(pixels, at) + (1 - opacity) * ground;
      const block = Math.floor(y / STEP) * columns + Math.floor(x / STEP);
      whole.push(light);
      blocks[block] = (blocks[block] ?? 0) + light / STEP ** 2;
    }
  }
  return varianceOf(blocks) >= KEPT_VARIANCE * varianceOf(whole) && varianceOf(whole) > 0;
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
