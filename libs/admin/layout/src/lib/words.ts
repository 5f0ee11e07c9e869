/** Every word of the back office's frame. */
export const words = {
  skip: 'Lewati ke konten',
  area: 'Back office',
  navigation: 'Navigasi admin',
  open: 'Buka navigasi',
  close: 'Tutup navigasi',
  preview: 'Preview Site',
  previewHint: 'Membuka situs di tab baru',
  logout: 'Keluar',
} as const;
