import { pageLocale } from './request-locale';

const ORDER_PAGE = '/order';

/** A path in which no character is percent-encoded that need not be (RFC 3986, 6.2.2.2). */
export const plainPath = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });

/** Whether a page at a path, in any spelling and language, shows an order: the path or its query is somebody's own (E6). */
export function isOrderPage(path: string): boolean {
  const plain = pageLocale(plainPath(path)).url.toLowerCase();
  return plain === ORDER_PAGE || plain.startsWith(`${ORDER_PAGE}/`);
}

/** A path without the escapes that are no text, which chats leave of a link that they break or cut (E3). */
export const readablePath = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+|%/gi, (escaped) => (isText(escaped) ? escaped : ''));

function isText(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped) !== '';
  } catch {
    return false;
  }
}
