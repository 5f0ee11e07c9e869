export const NEW_PACKAGE_NEEDS = 'Nama, gambar, dan harga harus diisi dengan benar';
export const PACKAGE_NEEDS = 'Nama dan harga harus diisi dengan benar';
