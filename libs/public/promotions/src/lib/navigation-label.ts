import type { ByLocale } from '@lereng/shared-domain';

/** Apart from the feature's other words, which only its pages need: every page has this one. */
export const NAVIGATION_LABEL: ByLocale<string> = { id: 'Promo', en: 'Promotions' };
