import { defineOrderedContent } from '../core';
import { MenuItemEntity } from './menu-item.entity';

export const menuItemsContent = defineOrderedContent({
  name: 'menu-items',
  entity: MenuItemEntity,
  notFound: 'Menu tidak ditemukan',
  title: 'name',
  fields: { name: 'name', description: 'description', price: 'price' },
  relations: { image: true },
  position: 'position',
  page: '/menu',
});
