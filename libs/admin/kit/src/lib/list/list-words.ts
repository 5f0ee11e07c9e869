import type { ListWords } from './list-declaration';

/**
 * The strings of the list of a kind of content.
 * @param noun what one row is called within a sentence
 * @param title the same as a title
 */
export const listWords = (noun: string, title = titleOf(noun)): Required<ListWords> => ({
  title,
  empty: `Tidak ada ${noun} tersedia.`,
  loadFailed: `Gagal memuat data ${noun}. Silakan coba lagi.`,
  add: `Tambah ${title}`,
  addFailed: `Gagal menambahkan ${noun}. Silakan coba lagi.`,
  edit: `Edit ${title}`,
  editFailed: `Gagal mengupdate ${noun}. Silakan coba lagi.`,
  remove: `Hapus ${title}`,
  removeQuestion: (name) => `Apakah Anda yakin ingin menghapus ${noun} "${name}"?`,
  removeFailed: `Gagal menghapus ${noun}. Silakan coba lagi.`,
  detail: `Detail ${title}`,
});

const titleOf = (noun: string) => noun.replace(/(?:^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
