import { listWords } from '@lereng/admin-kit/list';

/** Every word that this feature puts on the screen. */
export const words = {
  ...listWords('kategori', 'Kategori'),
  removeQuestion: (name: string) =>
    `Apakah Anda yakin ingin menghapus kategori "${name}"? Menu di dalamnya tetap ada, tanpa kategori.`,

  id: 'ID',
  /** By their names in the API, also for the history. */
  fields: {
    name: 'Nama',
  },
  menuItems: 'Menu',
  menuItemCount: (count: number) => `${count} menu`,

  rule: 'Nama harus diisi dengan benar',
  taken: (name: string) => `Kategori ${name} sudah ada. Gunakan nama lain.`,
} as const;
