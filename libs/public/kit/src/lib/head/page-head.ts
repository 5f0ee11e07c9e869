import { headTexts } from '@lereng/shared-domain';
import type { Head } from '@lereng/web-feature';
import type { Venue } from '../venue/venue';
import { venuePreview } from './preview-image';

type Page = Omit<Head, 'siteName'>;

/**
 * The head of a public page: title with the site's name, shortened description, and the venue's
 * preview image unless it has its own.
 */
export function pageHead(venue: Venue, page: Page): Head {
  return completeHead(venue, { ...page, ...headTexts(page, venue.siteName) });
}

/** The same for a page whose texts come from a function of `@lereng/shared-domain`. */
export function completeHead(venue: Venue, page: Page): Head {
  return { image: venuePreview(venue), ...page, siteName: venue.siteName };
}

/** The head of a page without content, which search engines must not index. */
export function emptyHead(
  venue: Venue,
  page: Pick<Head, 'title' | 'description' | 'canonical'>,
): Head {
  return pageHead(venue, { ...page, image: undefined, noIndex: true });
}
