import { menuItemHeadTexts } from '@lereng/shared-sentences';
import {
  breadcrumbs,
  loadDetail,
  ownerText,
  completeHead,
  previewImage,
  structuredData,
  type Venue,
} from '@lereng/public-kit';
import { menuItemsApi, type MenuItem } from '@lereng/web-data-access/menu-items';
import { paths, type Head, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { MenuItem as MenuItemData } from 'schema-dts';
import { menuItemData } from '../menu-item-data';
import { wordsIn } from '../words';

export function loadMenuDetail(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { read } = context;
  const { getMenuItem, listOtherMenuItems } = menuItemsApi.endpoints;
  return loadDetail(context, {
    words: words.detail,
    listPath: paths.menu.getHref(),
    get: (id) => read(getMenuItem, id),
    others: (id) => read(listOtherMenuItems, id),
    head: (menuItem, venue) => menuItemHead(menuItem, venue, context),
  });
}

function menuItemHead(menuItem: MenuItem, venue: Venue, context: LoadContext): Head {
  const words = wordsIn(context.locale);
  const path = paths.menuItem.getHref(menuItem.id);
  return completeHead(venue, {
    ...menuItemHeadTexts(menuItem, venue.siteName, context.locale),
    canonical: path,
    type: 'product',
    price: menuItem.price,
    image: previewImage(menuItem.image_preview_url, menuItem.name),
    structuredData: [
      structuredData<MenuItemData>({
        '@context': 'https://schema.org',
        ...menuItemData(menuItem, venue, context),
      }),
      breadcrumbs(venue, context, [
        { name: ownerText(venue, 'menu_name', words.menu), path: paths.menu.getHref() },
        { name: menuItem.name, path },
      ]),
    ],
  });
}
