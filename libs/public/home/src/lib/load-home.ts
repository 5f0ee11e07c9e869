import {
  loadActivePromotions,
  loadLinks,
  loadVenue,
  completeHead,
  structuredData,
  venueData,
  venueId,
} from '@lereng/public-kit';
import { homeHeadTexts } from '@lereng/shared-domain';
import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { packagesApi } from '@lereng/web-data-access/packages';
import { slidesApi } from '@lereng/web-data-access/slides';
import { paths, type LoadContext, type LoadResult, type Site } from '@lereng/web-feature';
import type { WebSite } from 'schema-dts';

const NO_SUBSCRIPTION = { subscribe: false };

/** If a call fails, its section is left out and the page is still 200. */
export async function loadHome({ dispatch, site, today }: LoadContext): Promise<LoadResult> {
  const [venue, links] = await Promise.all([
    loadVenue(dispatch),
    loadLinks(dispatch),
    dispatch(slidesApi.endpoints.listSlides.initiate(undefined, NO_SUBSCRIPTION)),
    dispatch(menuItemsApi.endpoints.listMenuItems.initiate(undefined, NO_SUBSCRIPTION)),
    dispatch(packagesApi.endpoints.listPackages.initiate(undefined, NO_SUBSCRIPTION)),
    loadActivePromotions({ dispatch, today }),
  ]);
  const { siteName, siteDescription } = venue;
  return {
    head: completeHead(venue, {
      ...homeHeadTexts(siteName, siteDescription),
      canonical: paths.home.getHref(),
      structuredData: [venueData(venue, links, site), websiteData(siteName, site)],
    }),
  };
}

/** The site's name for search results. */
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
