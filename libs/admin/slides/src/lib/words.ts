import { listWords } from '@lereng/admin-kit/list';
import { labelsOf, slidesKind } from '@lereng/shared-domain/fields';

/** Strings of the slides' screen. */
export const words = {
  ...listWords('slide'),
  title: 'Slides',
  row: 'Slide',
  loadFailed: 'Gagal memuat data slides. Silakan coba lagi.',

  id: 'ID',
  fields: labelsOf(slidesKind.fields),

  orderHint:
    'Slide dengan angka terkecil tampil lebih dulu. Urutan juga bisa digeser lewat "Atur urutan".',
} as const;
