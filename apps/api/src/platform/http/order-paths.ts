const ORDER_PAGE = '/order';

/** A longer path says no more. */
const MAX_LOGGED = 500;

/** What follows these is the text of an order, or a token that shows one. */
const ORDER_PARAMETER = /(\/(?:order|orders|quotes)\/)\S*/i;

/** A path in which no character is percent-encoded that need not be (RFC 3986, 6.2.2.2). */
export const plainPath = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });

/** Whether a page at a path, in any spelling, shows an order: the path or its query is somebody's own (E6). */
export function isOrderPage(path: string): boolean {
  const plain = plainPath(path).toLowerCase();
  return plain === ORDER_PAGE || plain.startsWith(`${ORDER_PAGE}/`);
}

/** A text that names paths, such as a line for the log, without orders and their tokens (E6). */
export const withoutOrder = (text: string): string => text.replace(ORDER_PARAMETER, '$1…');

/** The path of a URL as a log may have it: without query, orders and their tokens, in plain characters. */
export function loggedPath(url: string): string {
  const path = plainPath(url.split('?', 1)[0] ?? '').replace(/[^\x20-\x7e]/g, '?');
  return withoutOrder(path).slice(0, MAX_LOGGED);
}
