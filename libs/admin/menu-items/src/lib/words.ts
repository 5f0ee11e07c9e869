import { listWords } from '@lereng/admin-kit/list';
import { labelsOf, menuItemsKind } from '@lereng/shared-domain/fields';

/** Strings of the menu items' screen. */
export const words = {
  ...listWords(
    'menu',
    'Makanan dan minuman yang dilihat dan dipesan tamu, dengan foto dan harga. Contoh: Kopi Tubruk, Rp 12.000.',
  ),

  id: 'ID',
  fields: labelsOf(menuItemsKind.fields),
  none: '–',

  categories: 'Kategori',
  noCategory: 'Tanpa kategori',
  newCategory: (name: string) => `${name} (baru)`,
  categoryHint: 'Judul kelompok di halaman Menu. Kategori lain ditambahkan di layar Kategori.',
  priceHint: 'Dalam rupiah, contoh: 25.000',
  priceUnits: ['per porsi', 'per kg', 'per orang', 'per paket'],
  priceUnitHint: 'Kosongkan jika sudah jelas. Contoh: per kg',
} as const;
