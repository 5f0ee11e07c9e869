import {
  loadActivePromotions,
  loadVenue,
  pageHead,
  structuredData,
  venueData,
  venueId,
} from '@lereng/public-kit';
import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { packagesApi } from '@lereng/web-data-access/packages';
import { slidesApi } from '@lereng/web-data-access/slides';
import { paths, type LoadContext, type Loaded, type Site } from '@lereng/web-feature';
import type { WebSite } from 'schema-dts';
import { words } from './words';

const UNWATCHED = { subscribe: false };

/** A failed call leaves its section out; the page is still one worth showing. */
export async function loadHome({ dispatch, site, today }: LoadContext): Promise<Loaded> {
  const [venue] = await Promise.all([
    loadVenue(dispatch),
    dispatch(slidesApi.endpoints.listSlides.initiate(undefined, UNWATCHED)),
    dispatch(menuItemsApi.endpoints.listMenuItems.initiate(undefined, UNWATCHED)),
    dispatch(packagesApi.endpoints.listPackages.initiate(undefined, UNWATCHED)),
    loadActivePromotions({ dispatch, today }),
  ]);
  const { siteName, siteDescription } = venue;
  const title = words.pageTitle(siteName);
  const head = pageHead(venue, {
    title,
    description: siteDescription,
    canonical: paths.home.getHref(),
    structuredData: [venueData(venue, site), websiteData(siteName, site)],
  });
  // Of all titles, this one begins with the site's name.
  return {
    head: { ...head, title },
  };
}

/** What search engines call the site in their lists. */
function websiteData(name: string, site: Site) {
  return structuredData<WebSite>({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.origin}/#situs`,
    name,
    url: `${site.origin}${paths.home.getHref()}`,
    inLanguage: 'id',
    publisher: { '@id': venueId(site) },
  });
}
