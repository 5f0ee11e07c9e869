import { defineOrderedContent } from '../core';
import { MenuItemEntity } from './menu-item.entity';

export const menuItemsContent = defineOrderedContent({
  name: 'menu-items',
  entity: MenuItemEntity,
  notFound: 'Menu tidak ditemukan',
  relations: { image: true },
  position: 'position',
  page: '/menu',
});
