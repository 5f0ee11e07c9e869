import { defineOrderedContent } from '../core';
import { MenuCategoryEntity } from './menu-category.entity';

export const menuCategoriesContent = defineOrderedContent({
  name: 'menu-categories',
  entity: MenuCategoryEntity,
  notFound: 'Kategori tidak ditemukan',
  title: 'name',
  fields: { name: 'name' },
  position: 'position',
});
