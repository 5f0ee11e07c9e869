/** Strings of the trash. */
export const words = {
  title: 'Sampah',
  lead: 'Yang dihapus disimpan 30 hari di sini, lalu hilang selamanya.',
  empty: 'Sampah kosong.',
  loading: 'Memuat sampah',
  loadFailed: 'Gagal memuat sampah. Silakan coba lagi.',
  deleted: (kind: string, day: string) => `${kind}, dihapus ${day}`,
  expires: (day: string) => `Hilang selamanya ${day}`,
  restore: 'Kembalikan',
  restoreOf: (name: string) => `Kembalikan ${name}`,
  restored: (name: string) => `"${name}" sudah dikembalikan.`,
  restoreFailed: 'Gagal mengembalikan. Silakan coba lagi.',
  remove: 'Hapus selamanya',
  removeOf: (name: string) => `Hapus selamanya ${name}`,
  removeQuestion: (name: string) =>
    `Apakah Anda yakin ingin menghapus "${name}" selamanya? Ini tidak dapat diurungkan.`,
  removeFailed: 'Gagal menghapus selamanya. Silakan coba lagi.',
} as const;
