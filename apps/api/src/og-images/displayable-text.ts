import { DEFAULT_LOCALE, type Locale, memoized } from '@lereng/shared-domain';
import FONT_COVERAGE from './font-coverage.gen.json';

/** More than three lines of the narrowest letters. */
const MAX_GRAPHEMES = 300;

/** Controls, selectors, lone surrogates, private use. Joiners stay between the emoji that they join. */
const INVISIBLE =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

const segmenterOf = memoized(
  (locale: Locale) => new Intl.Segmenter(locale, { granularity: 'grapheme' }),
);

export function graphemesOf(text: string, locale: Locale): string[] {
  return Array.from(segmenterOf(locale).segment(text), ({ segment }) => segment);
}

/** The part of a text that can be shown, on one line: without characters that no face covers. */
export function displayableText(text: string, locale = DEFAULT_LOCALE): string {
  const visible = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/\u2011/g, '\u2010');
  const covered = graphemesOf(visible, locale)
    .slice(0, MAX_GRAPHEMES)
    .filter((grapheme) => [...grapheme].every(isDrawn));
  return covered.join('').replace(/ +/g, ' ').trim();
}

/** Whether an image can show a name: digits, signs and emoji alone are none. */
export function hasDisplayableLetter(text: string): boolean {
  return /\p{L}/u.test(displayableText(text));
}

/** A letter without a glyph of its own, such as ǎ, is drawn as its base with its marks. */
function isDrawn(character: string): boolean {
  return isCovered(character) || [...character.normalize('NFD')].every(isCovered);
}

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? NaN;
  return FONT_COVERAGE.some(([first = NaN, last = NaN]) => first <= code && code <= last);
}
