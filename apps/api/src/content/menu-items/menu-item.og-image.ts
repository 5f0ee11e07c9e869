import type { OgImage } from '../../og-images';
import type { MenuItemEntity } from './menu-item.entity';

/** The preview image of a link to the menu item. */
export function toMenuItemOgImage(row: MenuItemEntity): OgImage {
  const { id, imageId, name, price } = row;
  return { kind: 'menu-items', id, imageId, title: name, price };
}
