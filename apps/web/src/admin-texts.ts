/** Strings of the back office that only the server renders, and which has one language. */
export const ADMIN_TEXTS = {
  title: 'Admin',
  description: 'Pengelolaan konten situs.',
  loading: 'Memuat halaman admin…',
  notLoaded: 'Halaman admin belum termuat. Periksa koneksi internet, lalu muat ulang.',
  noScript: 'Halaman admin memerlukan JavaScript.',
  website: 'Kembali ke website',
};
