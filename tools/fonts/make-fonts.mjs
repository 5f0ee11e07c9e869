/**
 * Cuts the part out of the site's typeface that nearly every page gets by with:
 *   node tools/fonts/make-fonts.mjs
 *
 * It holds the letters of Indonesian and English with the usual signs, in the weights that are used,
 * and is half as large as the whole: the first thing that a visitor waits for. `styles.css` of the
 * UI lib names the same characters as its `unicode-range`, and the whole typeface for all others; a
 * page without them never asks for it. What this writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const WHOLE =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const STYLES = new URL('../../libs/web/ui/src/styles.css', import.meta.url);
const CORE = new URL('../../libs/web/ui/src/fonts/plus-jakarta-sans-core.woff2', import.meta.url);

/** The characters of the first font face, as the style sheet says. */
function coreCharacters(styles) {
  const [, ranges] =
    /plus-jakarta-sans-core\.woff2[^}]*?unicode-range:([^;]+);/s.exec(styles) ?? [];
  if (!ranges) throw new Error(`${STYLES.pathname} names no characters for the core font`);
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

const whole = await readFile(createRequire(STYLES).resolve(WHOLE));
const text = coreCharacters(await readFile(STYLES, 'utf8'));
const core = await subsetFont(whole, text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile(CORE, core);
console.log(`${text.length} characters: ${core.length} of ${whole.length} bytes`);
