import { offerData, type Venue } from '@lereng/public-kit';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { paths, type Site } from '@lereng/web-feature';
import type { MenuItem as MenuItemData } from 'schema-dts';

/** A dish as search engines know it. */
export function dishData(dish: MenuItem, venue: Venue, site: Site) {
  const path = paths.menuItem.getHref(dish.id);
  return {
    '@type': 'MenuItem',
    name: dish.name,
    ...(dish.description !== null && { description: dish.description }),
    image: new URL(dish.image_url, site.origin).href,
    url: site.origin + path,
    offers: offerData({ price: dish.price, path }, venue, site),
  } as const satisfies MenuItemData;
}
