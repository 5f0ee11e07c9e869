/** Strings of the slides' screen. */
export const words = {
  title: 'Slides',
  empty: 'Tidak ada slide tersedia.',
  loadFailed: 'Gagal memuat data slides. Silakan coba lagi.',
  add: 'Tambah Slide',
  addFailed: 'Gagal menambahkan slide. Silakan coba lagi.',
  edit: 'Edit Slide',
  editFailed: 'Gagal mengupdate slide. Silakan coba lagi.',
  remove: 'Hapus Slide',
  removeQuestion: (title: string) => `Apakah Anda yakin ingin menghapus slide "${title}"?`,
  removeFailed: 'Gagal menghapus slide. Silakan coba lagi.',
  detail: 'Detail Slide',

  id: 'ID',
  image: 'Gambar',
  slideTitle: 'Judul',
  description: 'Deskripsi',
  order: 'Urutan',

  orderHint:
    'Slide dengan angka terkecil tampil lebih dulu. Urutan juga bisa digeser lewat "Atur urutan".',
  addRule: 'Judul dan gambar harus diisi',
  editRule: 'Judul harus diisi',
} as const;
