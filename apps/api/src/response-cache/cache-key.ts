import { DEFAULT_LOCALE, isAdminPath, type Locale, searchTerm } from '@lereng/shared-domain';
import { isOrderPage } from '../platform/http/order-paths';

/** Finds the cache key of a URL in a language: only parts that can change the response are left in it. */
export type FindCacheKey = (url: string, locale: Locale) => string | null;

/** An id has only one spelling, without leading zeros. Any other text in a path has a bounded length. */
const ID_PATTERN = '[1-9]\\d{0,9}';
const PARAMETER_PATTERN = '[\\w.~-]{1,100}';

/**
 * The characters of page paths. A path with any other character is not cached, as it would only take memory.
 */
const PAGE_PATH = /^\/(?!\/)[\w\-.~/%]*$/;
const PATH_LIMIT = 200;
/** The page may be another one in its usual spelling, to which all of the URL is needed. */
const UNUSUAL_START = /^\/[^/]*[A-Z%]/;
/** The one parameter that changes a page's HTML. */
const SEARCH_PARAMETER = 'q';
/** The document of the back office is the same for every path. */
const ADMIN_KEY = '/admin';

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

/** The cache key of a URL that has only what can change the response. The default language adds nothing to it. */
export const localizedKey = (url: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? url : locale + url;

/** What a cache key was made of: the language is what stands before the first slash. */
export function parseCacheKey(key: string): { url: string; locale: Locale } {
  const start = key.indexOf('/');
  const locale = start > 0 ? (key.slice(0, start) as Locale) : DEFAULT_LOCALE;
  return { url: key.slice(start), locale };
}

/**
 * @param apiPaths cacheable paths of the API, with parameters as `:id`
 * @returns a function that gives null for URLs whose responses are not cached
 */
export function cacheKeyFinder(apiPaths: readonly string[]): FindCacheKey {
  const apiPath = new RegExp(`^(?:${apiPaths.map(pathPattern).join('|')})$`);
  return (url, locale) => {
    const path = pathOf(url);
    const key = isPagePath(path) ? pageKey(url, path) : apiPath.test(path) ? path : null;
    return key && localizedKey(key, locale);
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
  if (isAdminPath(path)) return ADMIN_KEY;
  if (path.length > PATH_LIMIT || !PAGE_PATH.test(path)) return null;
  if (path.includes('//') || path.includes('/.')) return null;
  if (isOrderPage(path) || UNUSUAL_START.test(path)) return null;
  if (path.length === url.length) return path;
  const search = searchTerm(new URLSearchParams(url.slice(path.length)).get(SEARCH_PARAMETER));
  if (search === '') return path;
  return `${path}?${SEARCH_PARAMETER}=${encodeURIComponent(search)}`;
}
