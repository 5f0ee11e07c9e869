/** Strings of the menu items' screen. */
export const words = {
  title: 'Menu',
  empty: 'Tidak ada menu tersedia.',
  loadFailed: 'Gagal memuat data menu. Silakan coba lagi.',
  add: 'Tambah Menu',
  addFailed: 'Gagal menambahkan menu. Silakan coba lagi.',
  edit: 'Edit Menu',
  editFailed: 'Gagal mengupdate menu. Silakan coba lagi.',
  remove: 'Hapus Menu',
  removeQuestion: (name: string) => `Apakah Anda yakin ingin menghapus menu "${name}"?`,
  removeFailed: 'Gagal menghapus menu. Silakan coba lagi.',
  detail: 'Detail Menu',

  id: 'ID',
  image: 'Gambar',
  name: 'Nama',
  description: 'Deskripsi',
  price: 'Harga',
  none: '–',

  priceHint: 'Dalam rupiah, contoh: 350000',
  addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
  editRule: 'Nama dan harga harus diisi dengan benar',
} as const;
