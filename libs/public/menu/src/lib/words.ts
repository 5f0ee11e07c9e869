/** Words of the menu and its dishes. */
export const words = {
  menu: 'Menu',
  listTitle: 'Menu Kami',
  listIntroduction:
    'Hidangan hangat dan minuman segar dari dapur kami, untuk dinikmati di udara sejuk lereng gunung.',
  listDescription: (siteName: string) =>
    `Daftar menu ${siteName}: makanan, camilan, dan minuman lengkap dengan harga. Pesan langsung lewat WhatsApp.`,
  search: 'Cari menu',
  resetSearch: 'Reset Pencarian',
  count: (count: number) => `${count} menu`,
  found: (count: number, text: string) => `${count} menu cocok dengan “${text}”`,
  noneFound: 'Menu Tidak Ditemukan',
  noneFoundHint: (text: string) =>
    `Tidak ada menu yang cocok dengan “${text}”. Coba kata lain atau lihat semua menu.`,
  noneYet: 'Belum ada menu untuk saat ini. Silakan kembali lagi nanti.',
  listFailed: 'Menu belum dapat dimuat',
  listFailedHint: 'Daftar menu gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
  toHome: 'Kembali ke beranda',
  tryAgain: 'Coba lagi',
  noDescription: 'Tidak ada deskripsi untuk menu ini.',
  order: 'Pesan via WhatsApp',
  others: 'Menu Lainnya',
  allDishes: 'Semua menu',
  toMenu: 'Kembali ke menu',
  notFound: 'Menu tidak ditemukan',
  notFoundHint: 'Menu ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
  pageTitle: (title: string, siteName: string) => `${title} | ${siteName}`,
} as const;
