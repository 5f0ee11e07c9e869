import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';

/** The language of the response to a request. It is chosen here alone, and there is only one to choose. */
export const requestLocale = (): Locale => DEFAULT_LOCALE;
