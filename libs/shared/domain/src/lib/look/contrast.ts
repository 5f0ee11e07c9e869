import { clampChroma, converter, formatHex, wcagLuminance, type Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour as `#rrggbb`, in lower case. */
export type HexColor = `#${string}`;

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

export const isHexColor = (text: string): text is HexColor => HEX_COLOR.test(text);

/** Lightness 0 to 1, chroma, and hue in degrees (none for greys). */
export type OklchColor = Pick<Oklch, 'l' | 'c' | 'h'>;

export function oklchOf(color: HexColor): OklchColor {
  const { l, c, h } = toOklch(color) as Oklch;
  return { l, c, h };
}

/** The colour of that lightness and hue, with as much of the chroma as screens can show. */
export function colorOf({ l, c, h }: OklchColor): HexColor {
  const within = Math.min(Math.max(l, 0), 1);
  return formatHex(clampChroma({ mode: 'oklch', l: within, c, h }, 'oklch')) as HexColor;
}

/** The relative luminance of WCAG 2.2: 0 for black, 1 for white. */
export const luminance = (color: HexColor): number => wcagLuminance(color);

/** The contrast of two luminances by WCAG 2.2: from 1 for equal ones to 21 for black and white. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrast = (one: HexColor, other: HexColor): number =>
  contrastOf(luminance(one), luminance(other));
