/** The languages that the site is shown in, as BCP 47 tags. */
export const LOCALES = ['id'] as const;

export type Locale = (typeof LOCALES)[number];

/** That of what names no other one, and of the back office. */
export const DEFAULT_LOCALE: Locale = 'id';
