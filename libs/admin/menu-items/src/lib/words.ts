import { listWords } from '@lereng/admin-kit';

/** Strings of the menu items' screen. */
export const words = {
  ...listWords('menu'),

  id: 'ID',
  /** By their names in the API, also for the history. */
  fields: {
    name: 'Nama',
    description: 'Deskripsi',
    price: 'Harga',
    image: 'Gambar',
  },
  none: '–',

  priceHint: 'Dalam rupiah, contoh: 350000',
  addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
  editRule: 'Nama dan harga harus diisi dengan benar',
} as const;
