import type { Preview } from '../previews';
import type { MenuItemEntity } from './menu-item.entity';

/** What a link to the dish looks like in a chat. */
export function toMenuItemPreview(row: MenuItemEntity): Preview {
  const { id, imageId, name, price } = row;
  return { kind: 'menu-items', id, imageId, title: name, price };
}
