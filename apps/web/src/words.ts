/** Strings of the shell; features have their own. */
export const words = {
  loading: 'Memuat halaman…',
  failed: {
    title: 'Halaman tidak dapat ditampilkan',
    text: 'Terjadi kesalahan saat menampilkan halaman ini. Muat ulang, atau kembali ke beranda.',
    reload: 'Muat ulang',
    home: 'Kembali ke beranda',
  },
} as const;

/** Strings of what only the server renders, which no browser downloads. */
export const documentWords = {
  notLoaded: 'Sebagian fungsi halaman ini belum termuat.',
  reload: words.failed.reload,
  admin: {
    title: 'Admin',
    description: 'Pengelolaan konten situs.',
    loading: 'Memuat halaman admin…',
    notLoaded: 'Halaman admin belum termuat. Periksa koneksi internet, lalu muat ulang.',
    noScript: 'Halaman admin memerlukan JavaScript.',
    website: 'Kembali ke website',
  },
} as const;
