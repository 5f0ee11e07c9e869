import {
  breadcrumbs,
  loadDetail,
  pageHead,
  previewImage,
  structuredData,
  type Venue,
} from '@lereng/public-kit';
import { menuItemsApi, type MenuItem } from '@lereng/web-data-access/menu-items';
import { paths, type Head, type LoadContext, type Loaded, type Site } from '@lereng/web-feature';
import type { MenuItem as MenuItemData } from 'schema-dts';
import { dishData } from '../dish-data';
import { words } from '../words';

export function loadMenuDetail(context: LoadContext): Promise<Loaded> {
  const { dispatch, site } = context;
  const { getMenuItem, listMenuItems } = menuItemsApi.endpoints;
  return loadDetail(context, {
    words: words.detail,
    listPath: paths.menu.getHref(),
    get: (id) => dispatch(getMenuItem.initiate(id, { subscribe: false })),
    others: () => dispatch(listMenuItems.initiate(undefined, { subscribe: false })),
    head: (dish, venue) => dishHead(dish, venue, site),
  });
}

function dishHead(dish: MenuItem, venue: Venue, site: Site): Head {
  const path = paths.menuItem.getHref(dish.id);
  return pageHead(venue, {
    title: dish.name,
    description: dish.description ?? words.dishDescription(dish.name, venue.siteName),
    canonical: path,
    type: 'product',
    image: previewImage(dish.image_preview_url, dish.name),
    structuredData: [
      structuredData<MenuItemData>({
        '@context': 'https://schema.org',
        ...dishData(dish, venue, site),
      }),
      breadcrumbs(site, [
        { name: words.menu, path: paths.menu.getHref() },
        { name: dish.name, path },
      ]),
    ],
  });
}
