import { listWords } from '@lereng/admin-kit/list';
import { labelsOf, menuCategoriesKind } from '@lereng/shared-domain/fields';

/** Every word that this feature puts on the screen. */
export const words = {
  ...listWords(
    'kategori',
    'Judul kelompok di halaman Menu, supaya tamu cepat menemukan. Contoh: Minuman hangat.',
  ),
  removeQuestion: (name: string) =>
    `Apakah Anda yakin ingin menghapus kategori "${name}"? Menu di dalamnya tetap ada, tanpa kategori.`,

  id: 'ID',
  fields: labelsOf(menuCategoriesKind.fields),
  menuItems: 'Menu',
  menuItemCount: (count: number) => `${count} menu`,

  taken: (name: string) => `Kategori ${name} sudah ada. Gunakan nama lain.`,
} as const;
