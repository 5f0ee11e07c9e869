import { listWords } from '@lereng/admin-kit/list';

/** Strings of the slides' screen. */
export const words = {
  ...listWords('slide', 'Foto besar di atas beranda, yang berganti sendiri. Contoh: Suasana pagi.'),
  title: 'Slides',
  row: 'Slide',
  loadFailed: 'Gagal memuat data slides. Silakan coba lagi.',

  id: 'ID',

  orderOf: (order: number) => `Urutan ${order}`,
  orderHint:
    'Slide dengan angka terkecil tampil lebih dulu. Urutan juga bisa digeser lewat "Atur urutan".',
} as const;
