import type { OgImage } from '../../og-images';
import type { MenuItemEntity } from './menu-item.entity';

/** The preview image of a link to the menu item. @param row with its image */
export function toMenuItemOgImage(row: MenuItemEntity): OgImage {
  const { id, image, imageId, name, price } = row;
  return { kind: 'menu-items', id, imageId, focus: image.focus, title: name, price };
}
