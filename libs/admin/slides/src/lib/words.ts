import { listWords } from '@lereng/admin-kit/list';

/** Strings of the slides' screen. */
export const words = {
  ...listWords('slide'),
  title: 'Slides',
  row: 'Slide',
  loadFailed: 'Gagal memuat data slides. Silakan coba lagi.',

  id: 'ID',

  orderHint:
    'Slide dengan angka terkecil tampil lebih dulu. Urutan juga bisa digeser lewat "Atur urutan".',
} as const;
