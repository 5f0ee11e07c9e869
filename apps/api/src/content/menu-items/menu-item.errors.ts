import { type ApiError, invalid } from '../../platform/errors';
import { menuCategoriesContent } from '../menu-categories/menu-categories.content';

export const NEW_MENU_ITEM_NEEDS = 'Nama, gambar, dan harga harus diisi dengan benar';
export const MENU_ITEM_NEEDS = 'Nama dan harga harus diisi dengan benar';

export const unknownCategory = (): ApiError =>
  invalid(menuCategoriesContent.notFound, { category: menuCategoriesContent.notFound });
