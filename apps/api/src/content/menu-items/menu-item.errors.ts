export const NEW_MENU_ITEM_NEEDS = 'Nama, gambar, dan harga harus diisi dengan benar';
export const MENU_ITEM_NEEDS = 'Nama dan harga harus diisi dengan benar';
