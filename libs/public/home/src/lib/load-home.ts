import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { paths, type LoadContext, type Loaded } from '@lereng/web-feature';
import preview from '../assets/preview.jpeg';
import { venueDefaults } from './venue-defaults';
import { words } from './words';

/** As `tools/scenes` cuts it. */
const PREVIEW_SIZE = { width: 1200, height: 630 };

/** A failed call leaves its section out; the page is still one worth showing. */
export async function loadHome({ dispatch, site }: LoadContext): Promise<Loaded> {
  await dispatch(menuItemsApi.endpoints.listMenuItems.initiate(undefined, { subscribe: false }));
  const { siteName, address, openingHours, latitude, longitude, mapsUrl } = venueDefaults;
  const url = `${site.origin}${paths.home.getHref()}`;
  return {
    head: {
      title: words.pageTitle(siteName),
      description: words.pageDescription,
      canonical: paths.home.getHref(),
      image: { url: preview, ...PREVIEW_SIZE, alt: words.preview },
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': ['CafeOrCoffeeShop', 'TouristAttraction'],
          name: siteName,
          description: words.pageDescription,
          url,
          image: new URL(preview, site.origin).href,
          address,
          openingHours,
          hasMap: mapsUrl,
          geo: { '@type': 'GeoCoordinates', latitude, longitude },
        },
      ],
    },
  };
}
