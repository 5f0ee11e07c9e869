/** Strings of the shell; features have their own. */
export const words = {
  loading: 'Memuat halaman…',
  failed: {
    title: 'Halaman tidak dapat ditampilkan',
    text: 'Terjadi kesalahan saat menampilkan halaman ini. Muat ulang, atau kembali ke beranda.',
    reload: 'Muat ulang',
    home: 'Kembali ke beranda',
  },
  admin: {
    title: 'Admin',
    description: 'Pengelolaan konten situs.',
    loading: 'Memuat halaman admin…',
    noScript: 'Halaman admin memerlukan JavaScript.',
    website: 'Kembali ke website',
  },
} as const;
