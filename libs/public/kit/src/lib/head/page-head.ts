import type { Head } from '@lereng/web-feature';
import type { Venue } from '../venue/venue';
import { metaDescription } from './meta-description';
import { pageTitle } from './page-title';
import { venuePreview } from './preview-image';

/**
 * The head of a public page, with the site's name behind its title, and its description cut to what
 * is shown of one. A page without a preview picture of its own has the venue's.
 */
export function pageHead(venue: Venue, page: Omit<Head, 'siteName'>): Head {
  return headOf(venue, { image: venuePreview(venue), ...page });
}

/** The head of a page that has nothing to show, which search engines pass over. */
export function emptyHead(
  venue: Venue,
  page: Pick<Head, 'title' | 'description' | 'canonical'>,
): Head {
  return headOf(venue, { ...page, noIndex: true });
}

function headOf({ siteName }: Venue, page: Omit<Head, 'siteName'>): Head {
  return {
    ...page,
    title: pageTitle(page.title, siteName),
    description: metaDescription(page.description),
    siteName,
  };
}
