import type { Locale } from '@lereng/shared-domain';

/** In the test build, every response is in pseudo-words. */
export const requestLocale = (): Locale => 'en-XA' as Locale;
