import { DEFAULT_LOCALE, isLocale, type Locale, OTHER_LOCALES } from '@lereng/shared-domain';
import { type ApiError, invalid } from '../errors';

/** A URL and the language in which it is wanted. */
export interface LocalUrl {
  readonly locale: Locale;
  /** As it is in the default language. */
  readonly url: string;
}

const OF_API = /^\/api(?:[/?]|$)/i;
const OF_FILES = /^\/(?:api|uploads|assets)(?:[/?]|$)/i;
const PREFIXED = new RegExp(`^/(${OTHER_LOCALES.join('|')})(?=[/?]|$)`, 'i');
/** A path that no page has. */
const NO_PAGE = '/-';
const UNKNOWN_LANGUAGE = `Bahasa harus salah satu dari id, en, dan hanya disebut sekali`;

/** The language of a page by the first part of its path; other URLs are those of the default one. */
export function pageLocale(url: string): LocalUrl {
  const [prefix, locale] = PREFIXED.exec(url) ?? [];
  const rest = prefix === undefined ? '' : url.slice(prefix.length);
  if (!locale) return { locale: DEFAULT_LOCALE, url };
  // No file and no response of the API is below the prefix.
  if (OF_FILES.test(rest)) return { locale: locale.toLowerCase() as Locale, url: NO_PAGE };
  return { locale: locale.toLowerCase() as Locale, url: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The language that a read of the API names by `lang`; null where it names none.
 *
 * @throws 422 for an unknown or repeated one
 */
export function namedLocale(url: string): Locale | null {
  const mark = url.indexOf('?');
  const named = mark < 0 ? [] : new URLSearchParams(url.slice(mark)).getAll('lang');
  const [locale] = named;
  if (locale === undefined) return null;
  if (named.length > 1 || !isLocale(locale)) throw unknownLanguage();
  return locale;
}

const unknownLanguage = (): ApiError => invalid(UNKNOWN_LANGUAGE, { lang: UNKNOWN_LANGUAGE });

/** The language in which a URL is wanted by a visitor. @throws 422 as `namedLocale` */
export function localUrl(url: string): LocalUrl {
  return OF_API.test(url) ? { locale: namedLocale(url) ?? DEFAULT_LOCALE, url } : pageLocale(url);
}
