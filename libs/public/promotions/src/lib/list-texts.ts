import { ownerText, type Venue } from '@lereng/public-kit';
import type { Locale } from '@lereng/shared-domain';
import { wordsIn } from './words';

/** What search results show of the list. */
export const listDescription = (venue: Venue, locale: Locale): string =>
  ownerText(venue, 'promotions_introduction', wordsIn(locale).listDescription(venue.siteName));
