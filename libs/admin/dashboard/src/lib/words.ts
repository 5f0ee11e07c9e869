/** Strings of the dashboard. */
export const words = {
  title: 'Dashboard',
  today: 'Hari Ini',
  failed: (title: string) => `Gagal memuat data ${title.toLowerCase()}. Silakan coba lagi.`,
  unknown: '–',
  hidden: 'disembunyikan',
  retry: (title: string) => `Coba lagi: ${title}`,
  loading: (title: string) => `Memuat ${title}`,

  now: {
    title: 'Hari ini',
    loading: 'Memuat keadaan hari ini',
    notLoaded: 'Keadaan hari ini belum dapat ditampilkan',
    unknown: 'Jam buka hari ini belum diketahui',
    soldOut: (names: string) => `Habis: ${names}`,
    nothingSoldOut: 'Tidak ada yang habis',
    more: (count: number) => `${count} lagi`,
    price: (name: string, price: string, present: string) =>
      `Besok ${name} ${price}, hari ini ${present}`,
    prices: (count: number, names: string) => `Besok ${count} paket berubah harga: ${names}`,
    changes: 'Perubahan terakhir',
    change: (action: string, by: string | null, time: string) =>
      by === null ? `${action}, ${time}` : `${action} oleh ${by}, ${time}`,
  },
  firstSteps: {
    first: 'Langkah pertama',
    progress: (done: number, count: number) => `${done} dari ${count} langkah selesai`,
    done: 'selesai',
    noNumber: 'Nomor WhatsApp Anda belum ada, jadi pesanan tamu belum sampai ke Anda.',
    title: 'Situs ini masih berisi contoh: apa yang perlu diganti?',
    text: 'Ganti isinya dengan milik Anda:',
    orders:
      'Nomor WhatsApp-nya pun masih contoh, jadi pesanan tamu belum sampai ke Anda. Ganti isinya dengan milik Anda:',
    links: (platforms: readonly string[]) =>
      ['Tautan', platforms.join(', ')].filter(Boolean).join(': '),
    settings: (names: readonly string[]) =>
      ['Pengaturan', names.join(', ')].filter(Boolean).join(': '),
    settingNames: {
      site_name: 'nama situs',
      site_description: 'deskripsi situs',
      home_description: 'tulisan "Tentang Kami"',
      address: 'alamat',
      opening_hours: 'jam buka',
      maps_url: 'tautan peta',
      latitude: 'titik di peta',
    },
    look: 'Tampilan: warna, logo, slogan, dan nama halaman',
    hero: 'Foto besar di bagian atas situs',
    food: 'Menu: hidangan dan harganya',
    tours: 'Paket: tur dan harganya',
    promotions: 'Promo: potongan dan masa berlakunya',
  },
  removeDemo: {
    action: 'Hapus isi contoh',
    kinds: {
      'menu-items': 'menu',
      packages: 'paket',
      promotions: 'promo',
      'price-periods': 'harga musim',
      'calendar-entries': 'hari di kalender',
      slides: 'slide',
    },
    question: (summary: string) => `Hapus ${summary} bawaan?`,
    staying: 'Yang sudah Anda ubah tetap ada, juga kategori, tautan, dan pengaturan.',
    restorable: 'Semuanya masuk ke Sampah, dan dapat dikembalikan dari sana selama 30 hari.',
    progress: (summary: string) =>
      summary === '' ? 'Menghapus isi contoh...' : `Menghapus isi contoh, masih ${summary}...`,
    done: 'Isi contoh sudah dipindahkan ke Sampah.',
    failed: (summary: string) =>
      ['Gagal menghapus semuanya.', summary && `Masih ada ${summary}.`].filter(Boolean).join(' '),
    retry: 'Coba lagi',
  },
  backups: {
    last: (instant: string) => `Cadangan otomatis terakhir: ${instant}.`,
    first: 'Cadangan otomatis pertama dibuat malam nanti.',
    off: 'Cadangan otomatis dimatikan di server.',
  },
  attention: {
    title: 'Perlu perhatian',
    checking: 'Memeriksa isi situs',
    none: 'Semua sudah beres.',
    noWhatsapp: 'Belum ada tautan WhatsApp, jadi tamu belum bisa memesan.',
    unusableWhatsapp: 'Tautan WhatsApp tidak memuat nomor, jadi tamu belum bisa memesan.',
    noSlides: 'Belum ada slide di bagian atas beranda.',
    missing: (settings: string) => `${settings} belum diisi.`,
    address: 'alamat',
    openingHours: 'jam buka',
    place: 'titik di peta',
    notice: (text: string) => `Pengumuman "${text}" tampil terus sampai Anda hapus.`,
    soldOut: (name: string) => `"${name}" habis sampai Anda kembalikan.`,
    severalSoldOut: (count: number) => `${count} menu dan paket habis sampai Anda kembalikan.`,
    promotionEnds: (title: string, days: number) =>
      `Promo "${title}" berakhir ${days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`}.`,
    promotionOver: (title: string) => `Promo "${title}" sudah berakhir.`,
    promotionsOver: (count: number) => `${count} promo sudah berakhir.`,
    packageIncomplete: (name: string) => `Paket "${name}" belum punya deskripsi atau rute.`,
    packagesIncomplete: (count: number) => `${count} paket belum punya deskripsi atau rute.`,
    newDevice: (device: string, time: string) =>
      `Login pertama dari ${device}, ${time}. Bukan Anda?`,
    diskLow:
      'Ruang penyimpanan penuh atau hampir penuh. Hapus foto lama selamanya dari Sampah, atau hubungi pengelola situs.',
    backupFailing: (last: string | null) =>
      last === null
        ? 'Cadangan otomatis gagal dan belum pernah ada. Hubungi pengelola situs.'
        : `Cadangan otomatis gagal, yang terakhir ${last}. Hubungi pengelola situs.`,
    untranslated: (count: number) => `${count} teks belum berbahasa Inggris.`,
    password: 'Password belum pernah diganti.',
    passwordPrinted:
      'Password masih yang dibuat otomatis dan tercetak di server. Ganti dengan password Anda sendiri.',
    mend: {
      add: 'Tambah',
      change: 'Ubah',
      extend: 'Perpanjang',
      see: 'Lihat',
      fill: 'Lengkapi',
      check: 'Periksa',
      download: 'Unduh',
    },
  },
} as const;
