import { defineWords } from '@lereng/web-feature';

/** Strings of what only the server renders, which no browser downloads. */
export const { wordsIn: documentWordsIn } = defineWords({
  id: { notLoaded: 'Sebagian fungsi halaman ini belum termuat.' },
  en: { notLoaded: 'Some features of this page have not loaded yet.' },
});

/** The same of the back office, which has one language. */
export const ADMIN_WORDS = {
  title: 'Admin',
  description: 'Pengelolaan konten situs.',
  loading: 'Memuat halaman admin…',
  notLoaded: 'Halaman admin belum termuat. Periksa koneksi internet, lalu muat ulang.',
  noScript: 'Halaman admin memerlukan JavaScript.',
  website: 'Kembali ke website',
};
