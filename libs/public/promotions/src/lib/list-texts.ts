import { ownerText, type Venue } from '@lereng/public-kit';
import { words } from './words';

/** What search results show of the list. */
export const listDescription = (venue: Venue): string =>
  ownerText(venue, 'promotions_introduction', words.listDescription(venue.siteName));
