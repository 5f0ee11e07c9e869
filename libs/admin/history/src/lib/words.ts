/** Strings of the history. */
export const words = {
  title: 'Riwayat',
  lead: 'Siapa mengubah apa, dan kapan. Setiap perubahan dapat dikembalikan selama 400 hari.',
  kind: 'Jenis',
  all: 'Semua',
  of: (name: string) => `Riwayat ${name}`,
  empty: 'Belum ada perubahan.',
  loading: 'Memuat riwayat',
  loadFailed: 'Gagal memuat riwayat. Silakan coba lagi.',
  older: 'Tampilkan yang lebih lama',
  system: 'Sistem',
  by: (time: string, user: string) => `${time}, oleh ${user}`,
  order: (kind: string) => `Urutan ${kind}`,
  open: 'Buka',
  openOf: (name: string) => `Buka ${name}`,
  openTrash: 'Buka Sampah',
  contents: 'Lihat isinya',
  none: '(kosong)',
  noPicture: 'tanpa gambar',
  picture: { from: 'Gambar sebelumnya', to: 'Gambar sesudahnya' },
  from: 'Sebelumnya',
  to: 'Menjadi',

  actions: {
    created: 'Ditambahkan',
    updated: 'Diubah',
    reordered: 'Diurutkan ulang',
    deleted: 'Dihapus',
    restored: 'Dikembalikan dari Sampah',
    purged: 'Dihapus selamanya',
  },

  revert: 'Kembalikan',
  revertOf: (name: string, time: string) => `Kembalikan ${name} ke sebelum ${time}`,
  revertTitle: 'Kembalikan perubahan',
  revertQuestion: (name: string, time: string) =>
    `"${name}" akan menjadi seperti sebelum ${time}. Yang berubah:`,
  nothing: 'Isinya sekarang sudah seperti itu. Tidak ada yang perlu dikembalikan.',
  pictureGone:
    'Gambar yang lama sudah terhapus selamanya, jadi gambar yang sekarang tetap dipakai.',
  previewFailed: 'Gagal memuat perbandingan. Silakan coba lagi.',
  cancel: 'Batal',
  waiting: 'Mohon tunggu...',
  reverted: (name: string) => `"${name}" sudah dikembalikan.`,
  revertFailed: 'Gagal mengembalikan. Silakan coba lagi.',

  /** Fields that no form has a label for. */
  fields: {
    image: 'Gambar',
    image_focus_x: 'Titik fokus gambar, mendatar (%)',
    image_focus_y: 'Titik fokus gambar, tegak (%)',
    ids: 'Yang berpindah',
    value: 'Isi',
  } as Partial<Record<string, string>>,
} as const;
