import { offerData, type Venue } from '@lereng/public-kit';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { paths, type Site } from '@lereng/web-feature';
import type { MenuItem as MenuItemData } from 'schema-dts';

/** A menu item as structured data. */
export function menuItemData(menuItem: MenuItem, venue: Venue, site: Site) {
  const path = paths.menuItem.getHref(menuItem.id);
  return {
    '@type': 'MenuItem',
    name: menuItem.name,
    ...(menuItem.description !== null && { description: menuItem.description }),
    image: new URL(menuItem.image_url, site.origin).href,
    url: site.origin + path,
    offers: offerData({ price: menuItem.price, path, unit: menuItem }, venue, site),
  } as const satisfies MenuItemData;
}
