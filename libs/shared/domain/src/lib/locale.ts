/** The languages that the site is shown in, as BCP 47 tags. */
export const LOCALES = ['id', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** That of what names no other one, and of the back office. */
export const DEFAULT_LOCALE: Locale = 'id';

/** The languages beside that in which an owner writes first. */
export type OtherLocale = Exclude<Locale, 'id'>;

export const OTHER_LOCALES = LOCALES.filter((locale) => locale !== 'id');

/** The one of two languages that a page is not in; undefined where the site has one. */
export const otherLocale = (locales: readonly Locale[] | undefined, locale: Locale) =>
  locales?.find((each) => each !== locale);

/** The path of a page in a language: `/en/menu` of `/menu`, `/en` of `/`. */
export const localPath = (path: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`;

export const isLocale = (value: unknown): value is Locale =>
  (LOCALES as readonly unknown[]).includes(value);

/** A value for each language of the site. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>>;

/** The value for a language. */
export const valueIn = <Value>(byLocale: ByLocale<Value>, locale: Locale): Value =>
  byLocale[locale];

/** Words by their keys, which every language has: those of Indonesian. The back office names no language. */
export const localWords =
  <Words>(byLocale: { id: Words } & ByLocale<NoInfer<Words>>) =>
  (locale: Locale = DEFAULT_LOCALE): Words =>
    valueIn<Words>(byLocale, locale);
