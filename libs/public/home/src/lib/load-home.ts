import { homeHeadTexts } from '@lereng/shared-sentences';
import {
  loadLinks,
  loadNextPromotions,
  loadOtherHours,
  loadVenue,
  completeHead,
  structuredData,
  venueData,
  venueId,
} from '@lereng/public-kit';
import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { packagesApi } from '@lereng/web-data-access/packages';
import { promotionsApi } from '@lereng/web-data-access/promotions';
import { slidesApi } from '@lereng/web-data-access/slides';
import { pageUrl, paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { WebSite } from 'schema-dts';
import { WelcomeHero } from './hero/lazy-welcome-hero';

/** If a call fails, its section is left out and the page is still 200. */
export async function loadHome(context: LoadContext): Promise<LoadResult> {
  const { read, site } = context;
  const { listFeaturedMenuItems } = menuItemsApi.endpoints;
  const { listFeaturedPromotions } = promotionsApi.endpoints;
  const [venue, links, otherHours] = await Promise.all([
    loadVenue(context),
    loadLinks(read),
    loadOtherHours(context),
    loadHero(context),
    read(listFeaturedMenuItems, undefined),
    loadFeaturedPackages(context),
    read(listFeaturedPromotions, undefined),
  ]);
  const { siteName, siteDescription, tagline } = venue;
  return {
    head: completeHead(venue, {
      ...homeHeadTexts(siteName, siteDescription, tagline),
      canonical: paths.home.getHref(),
      structuredData: [venueData(venue, links, site, otherHours), websiteData(siteName, context)],
    }),
  };
}

async function loadHero({ read }: LoadContext): Promise<void> {
  const { listSlides } = slidesApi.endpoints;
  const { data = [] } = await read(listSlides, undefined);
  if (data.length === 0) await WelcomeHero.preload();
}

async function loadFeaturedPackages(context: LoadContext): Promise<void> {
  const { listFeaturedPackages } = packagesApi.endpoints;
  const { data } = await context.read(listFeaturedPackages, undefined);
  await loadNextPromotions(context, data);
}

/** The site's name for search results. */
function websiteData(name: string, { site, locale }: LoadContext) {
  return structuredData<WebSite>({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.origin}/#situs`,
    name,
    url: pageUrl(site, paths.home.getHref()),
    inLanguage: locale,
    publisher: { '@id': venueId(site) },
  });
}
