/** Control, format and unassigned characters, and other line ends: they could forge or hide lines of a log. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** Of any scheme, and of a URL without one. */
const URL_ORIGIN = /(?:\b[a-z][\w+.-]{0,20}:)?\/\/[^\s/]*/gi;
/** What JavaScript quotes of its own source: `reading 'price'`. Anything else may be what somebody typed. */
const QUOTED_CODE = /^[\w$.[\]]{0,40}$/;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
const LONG_NUMBER = /\d{5,}/g;

const printable = (text: string): string => text.replace(UNPRINTABLE, ' ').trim();

/** The path of a URL without its query and fragment, as these have what somebody has searched for. */
export const withoutQuery = (path: string): string =>
  printable(path.split(/[?#]/, 1)[0] ?? '').replace(URL_ORIGIN, '');

/**
 * The message of an error without what it may have of the page's content: quoted texts that are not names in
 * code, queries and origins of URLs, long numbers such as those of telephones.
 */
export function withoutContent(message: string): string {
  return printable(message)
    .replace(QUOTED, (quoted) => (QUOTED_CODE.test(quoted.slice(1, -1)) ? quoted : '"…"'))
    .replace(URL_ORIGIN, '')
    .replace(/\?\S*/g, '')
    .replace(LONG_NUMBER, '#');
}
