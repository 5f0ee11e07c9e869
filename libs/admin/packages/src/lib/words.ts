/** Strings of the packages' screen. */
export const words = {
  title: 'Paket',
  empty: 'Tidak ada paket tersedia.',
  loadFailed: 'Gagal memuat data paket. Silakan coba lagi.',
  add: 'Tambah Paket',
  addFailed: 'Gagal menambahkan paket. Silakan coba lagi.',
  edit: 'Edit Paket',
  editFailed: 'Gagal mengupdate paket. Silakan coba lagi.',
  remove: 'Hapus Paket',
  removeQuestion: (name: string) => `Apakah Anda yakin ingin menghapus paket "${name}"?`,
  removeFailed: 'Gagal menghapus paket. Silakan coba lagi.',
  detail: 'Detail Paket',

  id: 'ID',
  image: 'Gambar',
  name: 'Nama',
  description: 'Deskripsi',
  route: 'Rute',
  price: 'Harga',
  discount: 'Diskon',
  items: 'Termasuk',
  none: '–',
  percent: (percent: number) => `${percent}%`,
  off: (percent: number) => `${percent}% OFF`,
  inPromotion: 'Paket dalam promo aktif',
  promotionUntil: (title: string, until: string) => `${title}, sampai ${until}`,

  routeHint:
    'Tempat yang dilewati, berurutan dan dipisah tanda minus. Contoh: Pos jeep - Kebun jeruk - Kafe',
  itemsHint:
    'Yang didapat tamu, satu per kolom. Contoh: Sopir dan bensin. Di beranda tampil tiga yang pertama.',
  priceHint: 'Dalam rupiah, contoh: 350000.',
  beforeDiscount: (percent: number) => `Ini harga sebelum diskon promo ${percent}%.`,
  afterDiscount: (price: string) => `Pengunjung membayar ${price}.`,
  addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
  editRule: 'Nama dan harga harus diisi dengan benar',
} as const;
