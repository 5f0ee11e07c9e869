import { listWords } from '@lereng/admin-kit/list';

/** Strings of the menu items' screen. */
export const words = {
  ...listWords('menu'),

  id: 'ID',
  /** By their names in the API, also for the history. */
  fields: {
    name: 'Nama',
    description: 'Deskripsi',
    price: 'Harga',
    price_unit: 'Satuan harga',
    category: 'Kategori',
    image: 'Gambar',
    hidden: 'Disembunyikan',
    sold_out: 'Habis',
    sold_out_until: 'Habis sampai',
  },
  none: '–',

  categories: 'Kategori',
  noCategory: 'Tanpa kategori',
  newCategory: (name: string) => `${name} (baru)`,
  categoryHint: 'Judul kelompok di halaman Menu. Kategori lain ditambahkan di layar Kategori.',
  priceHint: 'Dalam rupiah, contoh: 25.000',
  priceUnits: ['per porsi', 'per kg', 'per orang', 'per paket'],
  priceUnitHint: 'Kosongkan jika sudah jelas. Contoh: per kg',
  addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
  editRule: 'Nama dan harga harus diisi dengan benar',
} as const;
