import { headTexts } from '@lereng/shared-sentences';
import type { Head } from '@lereng/web-feature';
import type { Venue } from '../venue/venue';

type Page = Omit<Head, 'siteName' | 'look'>;

/** The head of a public page: title with the site's name, and a shortened description. */
export function pageHead(venue: Venue, page: Page): Head {
  return completeHead(venue, { ...page, ...headTexts(page, venue.siteName) });
}

/** The same for a page whose texts come from a function of `@lereng/shared-sentences`. */
export function completeHead(venue: Venue, page: Page): Head {
  return { ...page, siteName: venue.siteName, look: lookOf(venue) };
}

const lookOf = ({ text, icons }: Venue): Head['look'] => ({
  accent: text('accent_color') ?? '',
  surface: text('surface_color') ?? '',
  icons,
});

/** The head of a page without content, which search engines must not index. */
export function emptyHead(
  venue: Venue,
  page: Pick<Head, 'title' | 'description' | 'canonical'>,
): Head {
  return pageHead(venue, { ...page, noIndex: true });
}

/** Size of preview images, in pixels. */
const SIZE = { width: 1200, height: 630 };

/** The preview image of a page with its own. */
export function previewImage(url: string, alt: string): Head['image'] {
  return { url, ...SIZE, alt };
}
