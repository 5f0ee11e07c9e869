/** Strings of the settings' screen. */
export const words = {
  title: 'Pengaturan Beranda',
  kind: 'Pengaturan',
  loadFailed: 'Gagal memuat pengaturan situs. Silakan coba lagi.',
  notLoaded: 'Pengaturan belum dapat ditampilkan',
  loading: 'Memuat pengaturan',

  translations: 'Terjemahan',
  english: {
    title: 'Situs dalam bahasa Inggris',
    hint: 'Tautan di atas dan bawah setiap halaman. Jika disembunyikan, halaman berbahasa Inggris tidak dapat dibuka.',
    saved: 'Tautan English berhasil diperbarui',
    failed: 'Gagal memperbarui tautan English. Silakan coba lagi.',
  },
  orders: {
    title: 'Nomor WhatsApp untuk pesanan',
    menuHint: 'Kosongkan jika sama dengan tautan WhatsApp Anda.',
    packageHint: 'Juga untuk pesanan yang berisi menu dan paket.',
    noNumber: (label: string) => `${label} harus berupa nomor WhatsApp`,
    saved: 'Nomor pesanan berhasil diperbarui',
    failed: 'Gagal memperbarui nomor pesanan. Silakan coba lagi.',
  },
  homeDescription: {
    // Not the field's label: two elements with one name are hard to tell apart.
    title: 'Tulisan "Tentang Kami"',
    hint: 'Tampil di beranda.',
    required: 'Deskripsi beranda harus diisi',
    saved: 'Deskripsi beranda berhasil diperbarui',
    failed: 'Gagal memperbarui deskripsi. Silakan coba lagi.',
  },
  homeImage: {
    title: 'Foto "Tentang Kami"',
    label: 'Gambar beranda',
    hint: 'Disarankan gambar mendatar dengan perbandingan 16:9.',
    required: 'Silakan pilih gambar untuk diunggah',
    saved: 'Gambar beranda berhasil diperbarui',
    failed: 'Gagal memperbarui gambar. Silakan coba lagi.',
  },
  venue: {
    title: 'Data tempat',
    saved: 'Data tempat berhasil diperbarui',
    failed: 'Gagal memperbarui data tempat. Silakan coba lagi.',
    siteNameHint: 'Nama tempat Anda, tampil di atas dan bawah setiap halaman.',
    siteDescriptionHint: 'Tampil di bagian bawah setiap halaman.',
    addressHint: 'Tampil di beranda dan di halaman Kontak & Lokasi.',
    openingHoursExample: 'Contoh: Senin–Jumat 08.00–17.00, Sabtu dan Minggu 06.00–18.00',
    directionsHint:
      'Dari jalan besar sampai tempat parkir: patokan, belokan, dan keadaan jalan. Tampil bersama alamat.',
    mapsUrlHint: 'Buka tempat Anda di Google Maps, pilih Bagikan, lalu tempel tautannya di sini.',
    degreesHint: 'Angka letak di peta. Lebih mudah diisi dengan "Pilih di peta" di bawah.',
    degrees: (label: string, max: number) =>
      `${label} harus berupa angka desimal dari -${max} sampai ${max}`,
    both: (label: string) => `${label} juga harus diisi, atau kosongkan keduanya`,
  },
  hours: {
    read: (hours: string) => `Dibaca situs sebagai: ${hours}`,
    notRead: (example: string) =>
      'Jam ini belum terbaca, jadi pengunjung tidak lagi melihat "Buka sekarang" atau jam tutupnya, ' +
      `dan mesin pencari tidak menampilkannya. Yang Anda tulis tetap tampil. ${example}`,
    otherZone:
      'Jam ini memakai zona waktu lain dari situs, jadi pengunjung tidak lagi melihat "Buka sekarang" ' +
      'atau jam tutupnya. Yang Anda tulis tetap tampil.',
    everyDay: 'Setiap hari',
    allDay: '24 jam',
    nextDay: (span: string) => `${span} (esok harinya)`,
  },
  place: {
    title: 'Titik di peta',
    none: 'Belum ditentukan.',
    fromLink: 'Pakai koordinat dari tautan peta',
    inLink: (point: string) => `Tautan peta memuat titik ${point}.`,
    notInLink: 'Tautan peta ini tidak memuat koordinat. Pilih titiknya di peta.',
    notMoved:
      'Tautan peta ini tidak memuat koordinat, jadi peta di situs masih menunjuk titik yang lama. Pilih titiknya di peta.',
    leftBehind: 'Alamat sudah diganti, tetapi peta masih menunjuk tempat yang lama.',
    changeLink: 'Ganti tautan peta',
    choose: 'Pilih di peta',
    dialog: 'Pilih titik di peta',
    help: 'Ketuk peta, atau geser penanda, ke tempat Anda.',
    use: 'Pakai titik ini',
    cancel: 'Batal',
    marker: 'Penanda tempat',
    unavailable: 'Peta tidak dapat dimuat. Isi lintang dan bujur, atau tempel tautan peta.',
  },
} as const;
