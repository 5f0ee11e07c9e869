import { defineWords } from '@lereng/web-feature';

/** Strings of the shell; features have their own. */
export const { useWords, wordsIn } = defineWords({
  id: {
    loading: 'Memuat halaman…',
    failed: {
      title: 'Halaman tidak dapat ditampilkan',
      text: 'Terjadi kesalahan saat menampilkan halaman ini. Muat ulang, atau kembali ke beranda.',
      reload: 'Muat ulang',
      home: 'Kembali ke beranda',
    },
  },
  en: {
    loading: 'Loading page…',
    failed: {
      title: 'This page cannot be shown',
      text: 'Something went wrong while showing this page. Reload it, or go back to the home page.',
      reload: 'Reload',
      home: 'Back to the home page',
    },
  },
});
