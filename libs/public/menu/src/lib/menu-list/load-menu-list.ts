import {
  breadcrumbs,
  loadVenue,
  pageHead,
  structuredData,
  venueReference,
} from '@lereng/public-kit';
import { menuItemsApi } from '@lereng/web-data-access/menu-items';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { Menu } from 'schema-dts';
import { menuItemData } from '../menu-item-data';
import { words } from '../words';

export async function loadMenuList({ dispatch, site }: LoadContext): Promise<LoadResult> {
  const [{ data: menuItems = [], isError }, venue] = await Promise.all([
    dispatch(menuItemsApi.endpoints.listMenuItems.initiate(undefined, { subscribe: false })),
    loadVenue(dispatch),
  ]);
  const path = paths.menu.getHref();
  const description = words.listDescription(venue.siteName);
  return {
    status: isError ? 503 : 200,
    head: pageHead(venue, {
      title: words.menu,
      description,
      canonical: path,
      structuredData: [
        structuredData<Menu>({
          '@context': 'https://schema.org',
          '@type': 'Menu',
          name: words.menu,
          description,
          url: site.origin + path,
          inLanguage: 'id',
          provider: venueReference(venue, site),
          hasMenuItem: menuItems.map((menuItem) => menuItemData(menuItem, venue, site)),
        }),
        breadcrumbs(site, [{ name: words.menu, path }]),
      ],
    }),
  };
}
