import { type ApiError, notFound } from '../common/errors';

export const MENU_ITEM_MISSING = 'Menu tidak ditemukan';
export const NEW_MENU_ITEM_NEEDS = 'Nama, gambar, dan harga harus diisi dengan benar';
export const MENU_ITEM_NEEDS = 'Nama dan harga harus diisi dengan benar';

export const menuItemMissing = (): ApiError => notFound(MENU_ITEM_MISSING);
