import type { IncomingMessage } from 'node:http';

/** Lists of content whose public answers are kept, with their single rows. */
const KEPT_LISTS = [
  'menu-items',
  'packages',
  'promotions',
  'site-settings',
  'slides',
  'social-media',
];
const KEPT_API = new RegExp(`^/api/(?:${KEPT_LISTS.join('|')})(?:/[1-9]\\d{0,15})?$`);

/** What addresses of pages are made of; anything stranger is worth no memory. */
const PLAIN_PATH = /^\/(?!\/)[\w\-.~/%]*$/;
const PATH_LIMIT = 200;
/** The one parameter that changes a page's HTML. */
const SEARCH_PARAMETER = 'q';
const SEARCH_LIMIT = 100;

/** Below these, no address is a page. */
const NO_PAGE = /^\/(?:api|uploads|assets)(?:\/|$)/i;

/** Whether a path belongs to the pages: neither to the API nor to stored images. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path);
}

/** The path of a request's address, without its query. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/**
 * Whether a request asks for nothing but the public answer of its address. A token, a body or a
 * range make it a matter of its own. Cookies do not: answers are made without them.
 */
export function asksPlainly({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    headers.expect === undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] === undefined || headers['content-length'] === '0')
  );
}

/**
 * The address under which the answer to `url` is kept: only what can change the answer is left in
 * it. Null where no answer is kept.
 */
export function keptAddress(url: string): string | null {
  const path = pathOf(url);
  if (KEPT_API.test(path)) return path;
  if (!isPagePath(path) || path.length > PATH_LIMIT || !PLAIN_PATH.test(path)) return null;
  if (path.includes('//') || path.includes('/.')) return null;
  if (path.length === url.length) return path;
  const search = new URLSearchParams(url.slice(path.length)).get(SEARCH_PARAMETER) ?? '';
  if (search === '') return path;
  if (search.length > SEARCH_LIMIT) return null;
  return `${path}?${SEARCH_PARAMETER}=${encodeURIComponent(search)}`;
}
