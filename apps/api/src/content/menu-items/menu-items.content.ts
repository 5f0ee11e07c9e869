import { definePricedContent } from '../core';
import { MenuItemEntity } from './menu-item.entity';

export const menuItemsContent = definePricedContent({
  name: 'menu-items',
  entity: MenuItemEntity,
  notFound: 'Menu tidak ditemukan',
  title: 'name',
  fields: { name: 'name', description: 'description', price: 'price', hidden: 'hidden' },
  references: { category: 'menu-categories' },
  relations: { image: true, category: true },
  position: 'position',
  price: 'price',
  hidden: 'hidden',
  page: '/menu',
});
