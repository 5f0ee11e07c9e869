import type { Head } from '@lereng/web-feature';
import type { Venue } from '../venue/venue';
import { metaDescription } from './meta-description';
import { pageTitle } from './page-title';
import { venuePreview } from './preview-image';

/**
 * The head of a public page: title with the site's name, shortened description, and the venue's
 * preview image unless it has its own.
 */
export function pageHead(venue: Venue, page: Omit<Head, 'siteName'>): Head {
  return headOf(venue, { image: venuePreview(venue), ...page });
}

/** The head of a page without content, which search engines must not index. */
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
