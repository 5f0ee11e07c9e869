import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { Outline } from './outline';

/** What is not drawn whatever a font says: controls, joiners, marks of direction, soft hyphens … */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The alphabets that are loaded, the most frequent one first. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** One weight of the site's font, as shapes: nothing has to be installed on the machine. */
export class Typeface {
  private constructor(private readonly fonts: readonly Font[]) {}

  static async load(weight: 600 | 800): Promise<Typeface> {
    // Loaded with the first picture, not with the process.
    const { create } = await import('fontkit');
    const { resolve } = createRequire(import.meta.url);
    const fonts = SUBSETS.map(async (subset) => {
      const file = `plus-jakarta-sans-${subset}-${weight}-normal.woff`;
      return create(await readFile(resolve(`@fontsource/plus-jakarta-sans/files/${file}`))) as Font;
    });
    return new Typeface(await Promise.all(fonts));
  }

  /** What of a text can be drawn, on one line: no emoji, no other alphabets, single spaces. */
  drawable(text: string): string {
    const seen = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '');
    const known = [...seen].filter((character) => this.fontOf(character) !== undefined);
    return known.join('').replace(/ +/g, ' ').trim();
  }

  /** In pixels. @param size of the font, in pixels */
  width(text: string, size: number): number {
    return this.runs(text).reduce(
      (sum, [font, run]) => sum + (font.layout(run).advanceWidth * size) / font.unitsPerEm,
      0,
    );
  }

  /** The shape of a text that starts at `x` and stands on `baseline`. */
  outline(text: string, size: number, x: number, baseline: number): Outline {
    const outline = new Outline();
    let pen = x;
    for (const [font, run] of this.runs(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      glyphs.forEach(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        for (const { command, args } of path.commands) {
          const placed = args.map((value, at) =>
            at % 2 === 0 ? pen + (value + xOffset) * scale : baseline - (value + yOffset) * scale,
          );
          (outline[command] as (...numbers: number[]) => Outline).apply(outline, placed);
        }
        pen += xAdvance * scale;
      });
    }
    return outline;
  }

  /** Neighbours that the same font draws. */
  private runs(text: string): [Font, string][] {
    const runs: [Font, string][] = [];
    for (const character of text) {
      const font = this.fontOf(character);
      const last = runs.at(-1);
      if (font && last?.[0] === font) last[1] += character;
      else if (font) runs.push([font, character]);
    }
    return runs;
  }

  private fontOf(character: string): Font | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    return this.fonts.find((font) => font.hasGlyphForCodePoint(codePoint));
  }
}
