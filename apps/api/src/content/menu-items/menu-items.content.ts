import { defineContent } from '../core';
import { MenuItemEntity } from './menu-item.entity';

export const menuItemsContent = defineContent({
  name: 'menu-items',
  entity: MenuItemEntity,
  notFound: 'Menu tidak ditemukan',
  relations: { image: true },
  page: '/menu',
});
