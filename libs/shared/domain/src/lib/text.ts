import { LIMITS } from './limits';

/** Length in Unicode code points, with CRLF as one. Limits apply to trimmed texts. */
export function codePointLength(text: string): number {
  // Each match is two code units that count as one.
  const pairs = text.match(/\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF]/g);
  return text.length - (pairs?.length ?? 0);
}

/**
 * Whether a text contains a control character (Unicode Cc) other than line breaks and tabs, or half
 * of a surrogate pair, which databases reject.
 */
export function hasForbiddenControl(text: string): boolean {
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text);
}

/**
 * Whether a text is empty or invisible: white space, zero-width characters, soft hyphens, direction
 * marks, variation selectors.
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/**
 * A name normalized for comparison: trimmed, case-folded, NFC. Not for display; it may be several times as long as the
 * name.
 */
export function nameKey(name: string): string {
  // Lower then upper case: either alone keeps some equal letters apart (ς and σ, ẞ and ß). NFC
  // last, as changing the case may decompose.
  return name.trim().toLowerCase().toUpperCase().normalize('NFC');
}

/** The text that a list is searched for: the `q` of a URL without control characters, up to its limit. */
export const searchTerm = (text: string | null): string =>
  firstCharacters((text ?? '').replace(/\p{Cc}/gu, ''), LIMITS.searchMax);

/** A path without control characters, as they are or percent-encoded, for what repeats the path that was requested. */
export const withoutControlCharacters = (path: string): string =>
  path.replace(/\p{Cc}|%(?:[01][\da-f]|7f|c2%[89][\da-f])/giu, '');

/** The first `length` code points, or the whole text if it is not longer. */
export const firstCharacters = (text: string, length: number): string =>
  Array.from(text).slice(0, length).join('');

/** The first `length` code points and `…`, or the whole text if it is not longer. */
export function truncate(text: string, length: number): string {
  if (codePointLength(text) <= length) return text;
  const characters = text.match(/\r\n|[\s\S]/gu) ?? [];
  return `${characters.slice(0, length).join('')}…`;
}
