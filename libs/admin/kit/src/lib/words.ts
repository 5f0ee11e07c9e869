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
  sort: 'Urutkan',
  unsorted: 'Urutan tampil di situs',
  sortedBy: {
    ascending: (header: string) => `${header}, naik`,
    descending: (header: string) => `${header}, turun`,
  },
  history: 'Riwayat',
  onSite: 'Lihat di situs',
  onSiteOf: (name: string) => `Lihat di situs: ${name}`,
  removed: (name: string) => `"${name}" sudah dihapus.`,
  undo: 'Batalkan',
  undone: (name: string) => `"${name}" sudah dikembalikan.`,
  undoFailed: 'Gagal membatalkan. Yang dihapus masih ada di Sampah.',
  saved: (name: string) => `"${name}" sudah disimpan.`,
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

  focus: {
    label: 'Bagian yang selalu tampak',
    hint: 'Geser titik ke bagian terpenting. Potongan di situs mengikutinya.',
    move: (x: number, y: number) => `Titik fokus, ${x}% dari kiri dan ${y}% dari atas`,
    point: (x: number, y: number) => `${x}% dari kiri, ${y}% dari atas`,
    unchanged: 'Tidak diubah',
  },
  chat: {
    title: 'Pratinjau chat WhatsApp',
    link: 'Tautan yang dibagikan',
    order: 'Pesan dari pengunjung',
    discount: (percent: number) => `Diskon ${percent}%`,
    likeness: 'Gambar yang sebenarnya dibuat setelah disimpan.',
  },
  conflict: {
    title: 'Data ini sudah diubah di tempat lain sejak Anda membukanya.',
    stored: 'Tersimpan',
    edited: 'Isian Anda',
    empty: '(kosong)',
    keepEdits: 'Simpan isian saya',
    takeStored: 'Pakai yang tersimpan',
  },
  draft: {
    found: (instant: string) => `Ada isian dari ${instant} yang belum disimpan.`,
    of: (title: string) => `Belum disimpan: ${title}`,
    accept: 'Lanjutkan isian',
    open: 'Lanjutkan',
    discard: 'Buang isian',
    discardOf: (title: string) => `Buang isian: ${title}`,
  },

  reorder: {
    open: 'Atur urutan',
    title: 'Atur urutan',
    hint: 'Geser pegangannya, atau pakai tombol panah. Pengunjung melihat daftar dalam urutan ini.',
    saved: 'Urutan disimpan.',
    failed: 'Gagal menyimpan urutan. Silakan coba lagi.',
    handle: (name: string) => `Geser ${name}`,
    position: 'Posisi',
    positionOf: (name: string) => `Posisi ${name}`,
    draggable: 'dapat digeser',
    instructions:
      'Tekan spasi atau Enter untuk mengangkat, panah atas atau bawah untuk memindahkan, ' +
      'spasi atau Enter lagi untuk meletakkan, Escape untuk membatalkan.',
    pickedUp: (name: string, position: number, count: number) =>
      `${name} diangkat, posisi ${position} dari ${count}.`,
    movedTo: (name: string, position: number, count: number) =>
      `${name} di posisi ${position} dari ${count}.`,
    dropped: (name: string, position: number, count: number) =>
      `${name} diletakkan di posisi ${position} dari ${count}.`,
    cancelled: (name: string, position: number, count: number) =>
      `Dibatalkan. ${name} kembali ke posisi ${position} dari ${count}.`,
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
    heic: 'Foto HEIC tidak dapat dibaca di perangkat ini. Simpan dulu sebagai JPG, lalu pilih lagi.',
    preparing: 'Menyiapkan gambar...',
    imageTooLarge: 'Ukuran file tidak boleh lebih dari 5MB',
    imageHint: 'JPG, PNG, GIF',
    keepsImage: 'Kosongkan untuk tetap memakai gambar sekarang.',
    drop: 'Letakkan, tempel, atau pilih file',
    choose: 'Pilih foto dari galeri',
    camera: 'Ambil foto',
    undoChoice: 'Lepas pilihan',
    presentImage: 'Gambar sekarang',
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
