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
});
