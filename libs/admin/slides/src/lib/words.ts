import { listWords } from '@lereng/admin-kit/list';

/** Strings of the slides' screen. */
export const words = {
  ...listWords('slide'),
  title: 'Slides',
  row: 'Slide',
  loadFailed: 'Gagal memuat data slides. Silakan coba lagi.',

  id: 'ID',
  /** By their names in the API, also for the history. */
  fields: {
    title: 'Judul',
    description: 'Deskripsi',
    order: 'Urutan',
    image: 'Gambar',
  },

  orderHint:
    'Slide dengan angka terkecil tampil lebih dulu. Urutan juga bisa digeser lewat "Atur urutan".',
  addRule: 'Judul dan gambar harus diisi',
  editRule: 'Judul harus diisi',
} as const;
