/** Quotes, and accents that are typed for one. They become `'`, and double ones `''`. */
const SINGLE_QUOTES = /[`‘’‚‛′‹›ʹʻʼʽʾʿˈ]/g;
const DOUBLE_QUOTES = /["“”„‟«»ʺ〃]/g;
/** Diacritics, and invisible characters: zero-width characters, soft hyphens, direction marks, variation selectors. */
const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;

/**
 * A text as it is compared in a search: what looks alike is the same, in whatever case. Not for display.
 * A text that contains another one also does so folded.
 */
export function foldForSearch(text: string): string {
  return (
    text
      // Decomposed, an acute accent of its own would be a space with a diacritic.
      .replace(/´/g, "'")
      .normalize('NFKD')
      .replace(INVISIBLE, '')
      // Not to lower case, which depends on what stands beside a letter.
      .toUpperCase()
      .replace(/Æ/g, 'AE')
      .replace(/Œ/g, 'OE')
      .replace(SINGLE_QUOTES, "'")
      .replace(DOUBLE_QUOTES, "''")
      .replace(DASHES, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
