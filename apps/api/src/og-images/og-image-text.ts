import { access } from 'node:fs/promises';
import type { Locale } from '@lereng/shared-domain';
import type { CreateText } from 'sharp';
import { sharp } from '../media/image-library';
import { graphemesOf } from './displayable-text';
import { ogImageAsset } from './og-image-asset';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly weight: 600 | 800;
  /** As `#rrggbb`. */
  readonly color: string;
  readonly strikethrough?: boolean;
}

export interface TextRun extends TextStyle {
  readonly text: string;
}

/** Text as RGBA pixels, with an invisible line above it and another one below it. */
export interface TextBlock {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** The largest of its runs, in pixels. */
  readonly size: number;
  readonly lines: number;
  /** Pixels from one baseline to the next; the bottom is as far below the last one. */
  readonly leading: number;
}

/** A size that a paragraph may have, and the most lines that it may then fill. */
export interface TextFit {
  readonly size: number;
  readonly maxLines: number;
}

const FONT_FILES = ['PlusJakartaSans-800.ttf', 'PlusJakartaSans-600.ttf', 'NotoEmoji-700.ttf'].map(
  ogImageAsset,
);
const FAMILIES = 'Plus Jakarta Sans, Noto Emoji';

/** Pango takes the height of a line in these parts of a pixel. */
const PANGO_SCALE = 1024;
const LEADING = 1.16;
/** The height of capitals, as a part of the size. */
export const CAP_HEIGHT = 0.745;

/** Parts of a column's width that are tried for lines of about the same length. */
const NARROWER = [0.55, 0.62, 0.69, 0.76, 0.83, 0.9];

/** Lays out text with Pango, in the shipped faces alone: pictures are the same on every machine. */
export class TextRenderer {
  private fonts: Promise<void> | undefined;

  /** @param locale the language of all its texts */
  constructor(private readonly locale: Locale) {}

  /**
   * Lays runs out beside each other.
   *
   * @param runs with texts that are displayable
   */
  line(...runs: readonly TextRun[]): Promise<TextBlock> {
    return this.layOut(runs);
  }

  /**
   * Wraps a text in the first of the sizes that holds it; in the last one its end gives way to `…`.
   *
   * @param text displayable
   * @param width of the column, in pixels
   */
  async paragraph(
    text: string,
    fits: readonly TextFit[],
    style: Omit<TextStyle, 'size'>,
    width: number,
  ): Promise<TextBlock> {
    const wrap = (part: string, size: number) =>
      this.layOut([{ ...style, size, text: part }], { width, wrap: 'word-char' });
    for (const { size, maxLines } of fits) {
      const block = await wrap(text, size);
      if (block.lines <= maxLines) return this.balanced(block, { ...style, size, text }, width);
    }
    const { size = 0, maxLines = 0 } = fits.at(-1) ?? {};
    const graphemes = graphemesOf(text, this.locale);
    let block = await wrap('…', size);
    let low = 0;
    let high = graphemes.length;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const cut = await wrap(`${graphemes.slice(0, middle).join('').trimEnd()}…`, size);
      if (cut.lines <= maxLines) {
        low = middle;
        block = cut;
      } else {
        high = middle;
      }
    }
    return block;
  }

  /** Lines of about the same length, so that no last word stands alone. */
  private async balanced(whole: TextBlock, run: TextRun, width: number): Promise<TextBlock> {
    for (const part of whole.lines > 1 ? NARROWER : []) {
      const column = Math.round(width * part);
      const block = await this.layOut([run], { width: column, wrap: 'word' });
      // A word that is wider than the column stays whole, and sticks out.
      if (block.lines === whole.lines && block.width <= column) return block;
    }
    return whole;
  }

  /**
   * The pixels that Pango returns end with the ink, wherever baselines are: an invisible capital on a
   * line above, and one on a line below, fix where the text is in them.
   */
  private async layOut(
    runs: readonly TextRun[],
    options: Pick<CreateText, 'width' | 'wrap'> = {},
  ): Promise<TextBlock> {
    const size = Math.max(...runs.map((run) => run.size));
    const leading = lineHeight(size) / PANGO_SCALE;
    const strut = '<span alpha="1">A</span>';
    const lines = [strut, runs.map(toMarkup).join('  '), strut].join('\n');
    const look = `lang="${this.locale}" weight="800" size="${size}pt" line_height="${lineHeight(size)}"`;
    const { data, info } = await this.render({
      text: `<span ${look}>${lines}</span>`,
      rgba: true,
      ...options,
    });
    const { width, height } = info;
    const below = Math.round((height - size * CAP_HEIGHT) / leading);
    return { data, width, height, size, lines: below - 1, leading };
  }

  private async render(text: CreateText) {
    this.fonts ??= loadFonts();
    try {
      await this.fonts;
    } catch (error) {
      this.fonts = undefined;
      throw error;
    }
    return pixelsOf(text);
  }
}

function toMarkup({ text, size, weight, color, strikethrough = false }: TextRun) {
  const height = `size="${size}pt" line_height="${lineHeight(size)}"`;
  const look = `weight="${weight}" foreground="${color}" strikethrough="${strikethrough}"`;
  return `<span ${height} ${look}>${escapeMarkup(text)}</span>`;
}

/** In Pango's units; whole pixels, and the same for every face. */
function lineHeight(size: number): number {
  return Math.round(size * LEADING) * PANGO_SCALE;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** At 72 dots per inch a point is a pixel. */
function pixelsOf(text: CreateText) {
  return sharp({ text: { font: FAMILIES, dpi: 72, ...text } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Fontconfig reads its settings with the first text, and keeps each face that came with a text. */
async function loadFonts(): Promise<void> {
  const settings = ogImageAsset('fonts.conf');
  // Both are ignored, not refused, where they cannot be read.
  await Promise.all([settings, ...FONT_FILES].map((file) => access(file)));
  process.env['FONTCONFIG_FILE'] = settings;
  for (const fontfile of FONT_FILES) await pixelsOf({ text: 'A', fontfile });
}
