import { offerData, type Venue } from '@lereng/public-kit';
import type { MenuItem } from '@lereng/web-data-access/menu-items';
import { isSoldOut } from '@lereng/shared-domain/availability';
import { pageUrl, paths, type LoadContext } from '@lereng/web-feature';
import type { MenuItem as MenuItemData } from 'schema-dts';

/** A menu item as structured data, with what holds on a day. */
export function menuItemData(
  menuItem: MenuItem,
  venue: Venue,
  context: Pick<LoadContext, 'site' | 'locale' | 'today'>,
) {
  const { site, today } = context;
  const path = paths.menuItem.getHref(menuItem.id);
  const soldOut = isSoldOut(menuItem.availability, today);
  return {
    '@type': 'MenuItem',
    name: menuItem.name,
    ...(menuItem.description !== null && { description: menuItem.description }),
    image: new URL(menuItem.image_url, site.origin).href,
    url: pageUrl(site, path),
    offers: offerData({ price: menuItem.price, path, unit: menuItem, soldOut }, venue, context),
  } as const satisfies MenuItemData;
}
