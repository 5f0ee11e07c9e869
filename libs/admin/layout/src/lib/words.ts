/** Strings of the back office's layout. */
export const words = {
  skip: 'Lewati ke konten',
  area: 'Pengelolaan situs',
  navigation: 'Navigasi admin',
  groups: {
    daily: 'Harian',
    content: 'Isi',
    site: 'Situs',
    account: 'Akun',
  },
  foot: 'Navigasi cepat',
  more: 'Lainnya',
  open: 'Buka navigasi',
  close: 'Tutup navigasi',
  preview: 'Preview Site',
  previewHint: 'Membuka situs di tab baru',
  logout: 'Keluar',
  logoutQuestion: {
    title: 'Keluar dan buang isian?',
    text: 'Isian ini belum disimpan dan akan dihapus dari perangkat ini:',
    stay: 'Batal',
  },
} as const;
