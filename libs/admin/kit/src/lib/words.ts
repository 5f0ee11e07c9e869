/** Strings that all admin screens share. */
export const words = {
  search: 'Cari',
  resetSearch: 'Reset Pencarian',
  noMatch: (query: string) => `Tidak ada hasil untuk "${query}".`,
  count: (shown: number, all: number) =>
    shown === all ? `${all} data` : `${shown} dari ${all} data`,
  loading: 'Memuat data',
  nothingLoaded: 'Data belum dapat ditampilkan',
  retry: 'Coba lagi',
  actions: 'Aksi',
  view: (name: string) => `Lihat ${name}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Hapus ${name}`,

  dialog: {
    cross: 'Tutup dialog',
    save: 'Simpan',
    saving: 'Menyimpan...',
    cancel: 'Batal',
    remove: 'Hapus',
    waiting: 'Mohon tunggu...',
    close: 'Tutup',
  },
  closeMessage: 'Tutup pesan',
  discard: {
    title: 'Buang perubahan?',
    text: 'Perubahan yang belum disimpan akan hilang.',
    stay: 'Lanjut mengedit',
    leave: 'Buang',
  },

  form: {
    optional: 'opsional',
    required: (label: string) => `${label} harus diisi`,
    tooLong: (label: string, length: number) =>
      `${label} paling banyak ${length.toLocaleString('id-ID')} karakter`,
    control: (label: string) => `${label} berisi karakter yang tidak diizinkan`,
    wholeNumber: (label: string, from: string, to: string) =>
      `${label} harus berupa angka bulat dari ${from} sampai ${to}`,
    date: (label: string) => `${label} harus berupa tanggal yang benar`,
    tooManyLines: (label: string, max: number) => `${label} paling banyak ${max} item`,
    url: (label: string) => `${label} harus berupa alamat http atau https`,
    notAnImage: 'File harus berupa gambar',
    imageTooLarge: 'Ukuran file tidak boleh lebih dari 5MB',
    imageHint: 'JPG, PNG, GIF',
    keepsImage: 'Kosongkan untuk tetap memakai gambar sekarang.',
    drop: 'Letakkan, tempel, atau pilih file',
    camera: 'Ambil foto',
    undoChoice: 'Lepas pilihan',
    preview: 'Pratinjau',
    noPreview: 'Pratinjau tidak tersedia',
    uploading: 'Mengunggah',

    entry: (position: number) => `item ${position}`,
    addEntry: 'Tambah item',
    removeEntry: (name: string) => `Hapus ${name}`,
    moveUp: (name: string) => `Naikkan ${name}`,
    moveDown: (name: string) => `Turunkan ${name}`,
    order: 'Urutan pilihan',
    chosen: (count: number) => (count === 0 ? 'Belum ada yang dipilih' : `${count} dipilih`),
    unchoose: (name: string) => `Lepas ${name}`,
    noneFound: 'Tidak ada yang cocok.',
    moreFound: (count: number) =>
      `${count.toLocaleString('id-ID')} lainnya tidak ditampilkan. Persempit dengan pencarian.`,
  },
} as const;
