import { DEFAULT_LOCALE, type Locale } from './locale';

/** What search engines are told of a page in several languages; nothing of one that is in one language. */
export const hreflangs = (locales: readonly Locale[]): { hreflang: string; locale: Locale }[] =>
  locales.length < 2
    ? []
    : [
        ...locales.map((locale) => ({ hreflang: locale, locale })),
        { hreflang: 'x-default', locale: DEFAULT_LOCALE },
      ];
