import { formatRupiah } from '@lereng/shared-domain';
import { breakEvenly } from './drawing/break-lines';
import type { Color } from './drawing/canvas';
import { Outline } from './drawing/outline';
import type { Typeface } from './drawing/typeface';
import type { Preview } from './preview';
import { words } from './words';

/** Pixels; the shape that chats show whole. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The site's own colours, by the names that its styles give them. */
export const COLORS = {
  lava: [0x1c, 0x19, 0x17],
  kabut: [0xfa, 0xf7, 0xf2],
  jerukTerang: [0xf9, 0x73, 0x16],
} as const satisfies Record<string, Color>;

export interface Faces {
  readonly bold: Typeface;
  readonly heavy: Typeface;
}

export interface Shape {
  readonly outline: Outline;
  readonly color: Color;
  readonly opacity?: number;
}

export interface Composition {
  /** In the order in which they are drawn. */
  readonly shapes: Shape[];
  /** Where the text at the foot begins; the picture's height where there is none. */
  readonly textTop: number;
}

/** A part of the text that stands on a baseline. */
interface Block {
  /** Pixels from the baseline of its last line to the top of its first. */
  readonly height: number;
  readonly shapesOn: (baseline: number) => Shape[];
}

const MARGIN = 64;
const GAP = 36;
const TEXT_WIDTH = PREVIEW_SIZE.width - 2 * MARGIN;

/** The first in which the whole title has room; in the last one it is cut. Pixels. */
const TITLE_SIZES = [
  { size: 84, maxLines: 1 },
  { size: 70, maxLines: 2 },
  { size: 56, maxLines: 3 },
] as const;
const NOTE_SIZE = 38;
const NOTE_LINES = 2;
const PRICE_SIZE = 64;
const OLD_PRICE_SIZE = 42;
const BADGE_SIZE = 44;

/** Parts of a font's size: from line to line, and from a baseline to the top of capitals. */
const LEADING = 1.16;
const CAPITALS = 0.745;

/** Places name, note, price and discount of a preview. */
export function compose(preview: Preview, faces: Faces): Composition {
  const shapes: Shape[] = [];
  let top: number = PREVIEW_SIZE.height;
  let baseline = PREVIEW_SIZE.height - MARGIN;
  for (const block of [prices(preview, faces), note(preview, faces), title(preview, faces)]) {
    if (!block) continue;
    shapes.push(...block.shapesOn(baseline));
    top = baseline - block.height;
    baseline = top - GAP;
  }
  return { shapes: [...shapes, ...badge(preview, faces)], textTop: top };
}

function title({ title }: Preview, { heavy }: Faces): Block | null {
  const text = heavy.drawable(title);
  if (text === '') return null;
  const [large, medium, small] = TITLE_SIZES;
  const fitted = ({ size, maxLines }: (typeof TITLE_SIZES)[number]) => ({
    size,
    ...breakEvenly(text, TEXT_WIDTH, maxLines, (piece) => heavy.width(piece, size)),
  });
  const { lines, size } = [large, medium].map(fitted).find(({ whole }) => whole) ?? fitted(small);
  return paragraph(lines, heavy, size);
}

function note({ note }: Preview, { bold }: Faces): Block | null {
  const text = bold.drawable(note ?? '');
  if (text === '') return null;
  const widthOf = (piece: string) => bold.width(piece, NOTE_SIZE);
  const { lines } = breakEvenly(text, TEXT_WIDTH, NOTE_LINES, widthOf);
  return paragraph(lines, bold, NOTE_SIZE, 0.86);
}

function paragraph(lines: readonly string[], face: Typeface, size: number, opacity = 1): Block {
  const leading = size * LEADING;
  return {
    height: (lines.length - 1) * leading + size * CAPITALS,
    shapesOn: (baseline) =>
      lines.map((line, index) => {
        const above = (lines.length - 1 - index) * leading;
        const outline = face.outline(line, size, MARGIN, baseline - above);
        return { outline, color: COLORS.kabut, opacity };
      }),
  };
}

function prices(preview: Preview, { bold, heavy }: Faces): Block | null {
  const { price, originalPrice } = preview;
  if (typeof price !== 'number') return null;
  const now = formatRupiah(price);
  const before =
    typeof originalPrice === 'number' && originalPrice !== price
      ? formatRupiah(originalPrice)
      : null;
  return {
    height: PRICE_SIZE * CAPITALS,
    shapesOn: (baseline) => {
      const outline = heavy.outline(now, PRICE_SIZE, MARGIN, baseline);
      const shapes: Shape[] = [{ outline, color: COLORS.jerukTerang }];
      if (before !== null) {
        const x = MARGIN + heavy.width(now, PRICE_SIZE) + GAP;
        shapes.push(...struckThrough(before, bold, x, baseline));
      }
      return shapes;
    },
  };
}

function struckThrough(text: string, face: Typeface, x: number, baseline: number): Shape[] {
  const width = face.width(text, OLD_PRICE_SIZE);
  const middle = baseline - (OLD_PRICE_SIZE * CAPITALS) / 2;
  const look = { color: COLORS.kabut, opacity: 0.8 };
  return [
    { outline: face.outline(text, OLD_PRICE_SIZE, x, baseline), ...look },
    { outline: Outline.box(x - 4, middle - 1.5, width + 8, 3), ...look },
  ];
}

/** On the picture, in its upper left corner. */
function badge({ discountPercent }: Preview, { heavy }: Faces): Shape[] {
  if (!discountPercent) return [];
  const text = words.discount(discountPercent);
  const [padding, height] = [34, 84];
  const width = heavy.width(text, BADGE_SIZE) + 2 * padding;
  const baseline = MARGIN + (height + BADGE_SIZE * CAPITALS) / 2;
  return [
    { outline: Outline.box(MARGIN, MARGIN, width, height, height / 2), color: COLORS.jerukTerang },
    {
      outline: heavy.outline(text, BADGE_SIZE, MARGIN + padding, baseline),
      color: COLORS.lava,
    },
  ];
}
