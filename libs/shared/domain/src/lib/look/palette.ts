import type { SettingText } from '../site';
import { colorOf, contrastOf, isHexColor, oklchOf, luminance, type HexColor } from './contrast';

/** The colours that an owner chooses. */
export interface LookColors {
  /** Links, buttons, prices. */
  accent: HexColor;
  /** The background of pages. */
  surface: HexColor;
}

export const DEFAULT_COLORS: LookColors = { accent: '#c2410c', surface: '#faf7f2' };

/** The colours that are derived from those two, by what they are for. */
export interface Palette {
  surface: HexColor;
  surfaceMuted: HexColor;
  accent: HexColor;
  accentStrong: HexColor;
  /** The accent on dark surfaces, and behind dark text. */
  accentBright: HexColor;
  /** The ground of footer, hero and bands, and what darkens photos below text. */
  inverse: HexColor;
  /** Cards on that ground. */
  inverseRaised: HexColor;
}

export const DEFAULT_PALETTE: Palette = {
  ...DEFAULT_COLORS,
  surfaceMuted: '#f1ebe1',
  accentStrong: '#9a330a',
  accentBright: '#f97316',
  inverse: '#1c1917',
  inverseRaised: '#44403c',
};

/** Colours that no owner chooses, as `palette.css` has them. */
export const FIXED_COLORS = {
  white: '#ffffff',
  text: '#1c1917',
  textMuted: '#44403c',
  textSubtle: '#6b645e',
  success: '#2f6b3a',
  danger: '#b91c1c',
  order: '#0b7a3e',
  control: '#8b837b',
} as const satisfies Record<string, HexColor>;

/** The contrast that a text needs, and that an edge or a mark needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const MARK = 3;

export interface Pair {
  front: HexColor;
  back: HexColor;
  atLeast: number;
}

/** Each pair of a foreground and a background on the pages, apart from pairs of fixed colours. */
export function pairsOf(palette: Palette): Pair[] {
  const { surface, surfaceMuted, accent, accentStrong, accentBright } = palette;
  const { inverse, inverseRaised } = palette;
  const { white, text, textMuted, textSubtle, success, danger, order, control } = FIXED_COLORS;
  const pair = (atLeast: number, back: HexColor) => (front: HexColor) => ({ front, back, atLeast });
  const texts = [text, textMuted, textSubtle, success, danger, order, accentStrong];
  return [
    ...[surface, surfaceMuted].flatMap((back) => texts.map(pair(TEXT, back))),
    ...[surface, surfaceMuted].map((back) => pair(MARK, back)(control)),
    ...[white, surface].map((back) => pair(TEXT, back)(accent)),
    pair(MARK, surfaceMuted)(accent),
    pair(TEXT, text)(accentBright),
    ...[white, surface, surfaceMuted, accentBright].map(pair(TEXT, inverse)),
    ...[white, surface, surfaceMuted].map(pair(TEXT, inverseRaised)),
  ];
}

function holds(palette: Palette): boolean {
  const known = new Map(FIXED_LUMINANCES);
  for (const tone of Object.values(palette)) known.set(tone, luminance(tone));
  const of = (color: HexColor) => known.get(color) ?? 0;
  return pairsOf(palette).every(({ front, back, atLeast }) => {
    return contrastOf(of(front), of(back)) >= atLeast;
  });
}

const FIXED_LUMINANCES: ReadonlyMap<HexColor, number> = new Map(
  Object.values(FIXED_COLORS).map((color) => [color, luminance(color)]),
);

/**
 * The palette of two colours. One that would make something hard to read is replaced by the nearest that does not: of
 * another lightness, with the same hue, and with as much of its chroma as there is at that lightness (decision D10).
 */
export function paletteOf({ accent, surface }: LookColors): Palette {
  const wanted = { accent: accent.toLowerCase(), surface: surface.toLowerCase() } as LookColors;
  if (isDefault(wanted)) return DEFAULT_PALETTE;
  const darks = darksOf(wanted);
  const surfaces = nearest(wanted.surface, 'lighter', surfacesOf, (each) =>
    holds({ ...each, ...BLACK_ACCENTS, ...darks }),
  );
  const accents = nearest(wanted.accent, 'darker', accentsOf, (each) =>
    holds({ ...surfaces, ...each, accentBright: FIXED_COLORS.white, ...darks }),
  );
  const { accentBright } = nearest(brightOf(accents.accent), 'lighter', asBright, (each) =>
    holds({ ...surfaces, ...accents, ...each, ...darks }),
  );
  return { ...surfaces, ...accents, accentBright, ...darks };
}

/** The palette of the colours in the settings; null where it is the default. */
export function chosenPalette(text: SettingText): Palette | null {
  const accent = text('accent_color') ?? '';
  const surface = text('surface_color') ?? '';
  const palette = paletteOf({
    accent: isHexColor(accent) ? accent : DEFAULT_COLORS.accent,
    surface: isHexColor(surface) ? surface : DEFAULT_COLORS.surface,
  });
  return palette === DEFAULT_PALETTE ? null : palette;
}

/** The custom properties of `palette.css` that a palette sets, with their colours. */
export const paletteProperties = (palette: Palette): Record<string, HexColor> =>
  Object.fromEntries(
    Object.entries(PROPERTIES).map(([tone, name]) => [name, palette[tone as keyof Palette]]),
  );

/** The same as the text of a style attribute. */
export const paletteStyle = (palette: Palette): string =>
  Object.entries(paletteProperties(palette))
    .map((property) => property.join(':'))
    .join(';');

const PROPERTIES: Readonly<Record<keyof Palette, string>> = {
  surface: '--palette-kabut',
  surfaceMuted: '--palette-pasir',
  accent: '--palette-jeruk',
  accentStrong: '--palette-jeruk-gelap',
  accentBright: '--palette-jeruk-terang',
  inverse: '--palette-malam',
  inverseRaised: '--palette-malam-terang',
};

const isDefault = ({ accent, surface }: LookColors): boolean =>
  accent === DEFAULT_COLORS.accent && surface === DEFAULT_COLORS.surface;

/** The accents with the most contrast: a surface that is too dark for these is too dark for every accent. */
const BLACK_ACCENTS = {
  accent: '#000000',
  accentStrong: '#000000',
  accentBright: FIXED_COLORS.white,
} as const;

/** The differences between the tones of the default palette. */
const MUTED = { l: -0.033, c: 2 };
const STRONG = -0.09;
const BRIGHT = 0.15;

function surfacesOf(surface: HexColor): Pick<Palette, 'surface' | 'surfaceMuted'> {
  const { l, c, h } = oklchOf(surface);
  return { surface, surfaceMuted: colorOf({ l: l + MUTED.l, c: c * MUTED.c, h }) };
}

function accentsOf(accent: HexColor): Pick<Palette, 'accent' | 'accentStrong'> {
  const color = oklchOf(accent);
  return { accent, accentStrong: colorOf({ ...color, l: color.l + STRONG }) };
}

function brightOf(accent: HexColor): HexColor {
  const color = oklchOf(accent);
  return colorOf({ ...color, l: color.l + BRIGHT });
}

/** The chroma from which a colour has a hue that is seen, and the most that a dark ground has. */
const HUE_SEEN = 0.03;
const DARK_CHROMA = 0.028;

/** As dark as those of the default palette, in the hue of the accent, or of the surface where the accent is a grey. */
function darksOf({ accent, surface }: LookColors): Pick<Palette, 'inverse' | 'inverseRaised'> {
  const ofAccent = oklchOf(accent);
  const { c, h } = ofAccent.c >= HUE_SEEN ? ofAccent : oklchOf(surface);
  const dark = (color: HexColor) =>
    colorOf({ l: oklchOf(color).l, c: Math.min(c, DARK_CHROMA), h });
  return {
    inverse: dark(DEFAULT_PALETTE.inverse),
    inverseRaised: dark(DEFAULT_PALETTE.inverseRaised),
  };
}

const asBright = (accentBright: HexColor): Pick<Palette, 'accentBright'> => ({ accentBright });

/** Halvings of a span of lightness: finer than a step of a channel of a colour. */
const HALVINGS = 8;

/** What `derive` makes of the colour, or of the nearest one towards white or black for which it is good. */
function nearest<Tones>(
  color: HexColor,
  direction: 'lighter' | 'darker',
  derive: (color: HexColor) => Tones,
  isGood: (tones: Tones) => boolean,
): Tones {
  const wanted = derive(color);
  if (isGood(wanted)) return wanted;
  const start = oklchOf(color);
  let bad = start.l;
  let good = direction === 'lighter' ? 1 : 0;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const l = (bad + good) / 2;
    if (isGood(derive(colorOf({ ...start, l })))) good = l;
    else bad = l;
  }
  return derive(colorOf({ ...start, l: good }));
}
