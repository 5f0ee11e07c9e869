import type { IncomingMessage } from 'node:http';

/** Finds the cache key of a URL: only what can change the response is left in it. */
export type FindCacheKey = (url: string) => string | null;

/** An id has only one spelling, without leading zeros. Any other text in a path has a bounded length. */
const ID_PATTERN = '[1-9]\\d{0,9}';
const PARAMETER_PATTERN = '[\\w.~-]{1,100}';

/**
 * The characters of page paths. A path with any other character is not cached, as it would only take memory.
 */
const PAGE_PATH = /^\/(?!\/)[\w\-.~/%]*$/;
const PATH_LIMIT = 200;
/** The one parameter that changes a page's HTML. */
const SEARCH_PARAMETER = 'q';
const SEARCH_LIMIT = 100;

/** Below these, no URL is a page. */
const NO_PAGE = /^\/(?:api|uploads|assets)(?:\/|$)/i;

/** Whether a path belongs to the pages: neither to the API nor to stored images. */
export function isPagePath(path: string): boolean {
  return !NO_PAGE.test(path);
}

/** The path of a URL, without its query. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/**
 * Whether a request asks for the public response of its URL. It does not if it has a token, a body or a
 * range. Cookies make no difference, as no response depends on them.
 */
export function isCacheable({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
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
 * @param apiPaths cacheable paths of the API, with parameters as `:id`
 * @returns a function that gives null for URLs whose responses are not cached
 */
export function cacheKeyFinder(apiPaths: readonly string[]): FindCacheKey {
  const apiPath = new RegExp(`^(?:${apiPaths.map(pathPattern).join('|')})$`);
  return (url) => {
    const path = pathOf(url);
    return isPagePath(path) ? pageKey(url, path) : apiPath.test(path) ? path : null;
  };
}

function pathPattern(path: string): string {
  return path
    .split('/')
    .map((segment) => {
      if (segment === ':id') return ID_PATTERN;
      return segment.startsWith(':') ? PARAMETER_PATTERN : segment;
    })
    .join('/');
}

function pageKey(url: string, path: string): string | null {
  if (path.length > PATH_LIMIT || !PAGE_PATH.test(path)) return null;
  if (path.includes('//') || path.includes('/.')) return null;
  if (path.length === url.length) return path;
  const search = new URLSearchParams(url.slice(path.length)).get(SEARCH_PARAMETER) ?? '';
  if (search === '') return path;
  if (search.length > SEARCH_LIMIT) return null;
  return `${path}?${SEARCH_PARAMETER}=${encodeURIComponent(search)}`;
}
