import { listWords } from '@lereng/admin-kit/list';
import { labelsOf, menuItemsKind } from '@lereng/shared-domain/fields';

/** Strings of the menu items' screen. */
export const words = {
  ...listWords('menu'),

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
