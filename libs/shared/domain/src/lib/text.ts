/**
 * The length of a text as people count it for its limit: in Unicode code points, a CRLF counting
 * as the one line break that it is. Trim first; the limits are for trimmed texts.
 */
export function codePointLength(text: string): number {
  // Each match is two code units that count as one.
  const pairs = text.match(/\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF]/g);
  return text.length - (pairs?.length ?? 0);
}

/**
 * Whether a text holds what no text may: a control character (Unicode Cc) other than line breaks
 * and tabs, or half of a surrogate pair, which no database can keep.
 */
export function hasForbiddenControl(text: string): boolean {
  return /(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(text);
}

/**
 * Whether a text shows nothing: it is empty, or made of white space and of characters that nobody can
 * see (zero-width spaces and joiners, soft hyphens, direction marks, variation selectors …).
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/**
 * The first `length` characters of a text and `…`, or the whole text when it is not longer.
 * Characters are those of `codePointLength`, so that no character is ever cut in half.
 */
export function truncate(text: string, length: number): string {
  if (codePointLength(text) <= length) return text;
  const characters = text.match(/\r\n|[\s\S]/gu) ?? [];
  return `${characters.slice(0, length).join('')}…`;
}
