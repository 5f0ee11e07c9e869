/** Strings of the social links' screen. */
export const words = {
  title: 'Social Media',
  empty: 'Tidak ada social media tersedia.',
  loadFailed: 'Gagal memuat data social media. Silakan coba lagi.',
  add: 'Tambah Social Media',
  addFailed: 'Gagal menambahkan social media. Silakan coba lagi.',
  edit: 'Edit Social Media',
  editFailed: 'Gagal mengupdate social media. Silakan coba lagi.',
  remove: 'Hapus Social Media',
  removeQuestion: (platform: string) =>
    `Apakah Anda yakin ingin menghapus social media "${platform}"?`,
  removeFailed: 'Gagal menghapus social media. Silakan coba lagi.',

  id: 'ID',
  platform: 'Platform',
  url: 'URL',
  created: 'Tanggal Dibuat',

  choosePlatform: 'Pilih platform',
  urlHint: {
    Instagram: 'Contoh: @nama atau https://www.instagram.com/nama',
    TikTok: 'Contoh: @nama atau https://www.tiktok.com/@nama',
    MessageCircle: 'Nomor atau tautan WhatsApp, contoh: 0812 3456 7890',
    Share2: 'Contoh: https://www.contoh.com/nama',
  },
  rule: 'Platform dan URL harus diisi',
  taken: (platform: string) => `Platform ${platform} sudah ada. Gunakan platform lain.`,
} as const;
