/** Strings of the account's screen. */
export const words = {
  title: 'Akun',
  signedInAs: (username: string) => `Masuk sebagai ${username}`,

  password: {
    title: 'Ganti password',
    current: 'Password sekarang',
    next: 'Password baru',
    hint:
      'Paling sedikit 10 karakter. Bukan password yang umum, username, atau nama situs. ' +
      'Setelah diganti, perangkat lain harus masuk lagi.',
    short: (min: number) => `Password baru paling sedikit ${min} karakter`,
    long: (max: number) => `Password baru paling banyak ${max} karakter`,
    saved: 'Password berhasil diganti',
    failed: 'Gagal mengganti password. Silakan coba lagi.',
  },
  backup: {
    title: 'Cadangan',
    text:
      'Satu berkas berisi semua isi situs: tulisan, foto, sampah, dan riwayat, tanpa password. ' +
      'Dengan berkas ini pengelola situs bisa memulihkan isinya.',
    download: 'Unduh cadangan',
    question:
      'Berkasnya memuat juga isi yang disembunyikan atau dihapus. Simpan di tempat yang aman.',
    action: 'Unduh',
    done: 'Cadangan diunduh',
    failed: 'Gagal mengunduh cadangan. Silakan coba lagi.',
    fileName: (day: string) => `cadangan-${day}.tar`,
  },
  sessions: {
    title: 'Perangkat yang masuk',
    loading: 'Memuat perangkat',
    loadFailed: 'Gagal memuat daftar perangkat. Silakan coba lagi.',
    retry: 'Coba lagi',
    current: 'Perangkat ini',
    began: (instant: string, network: string | null) =>
      network === null ? `Masuk ${instant}` : `Masuk ${instant}, dari jaringan ${network}`,
    seen: (instant: string) => `Terakhir dipakai ${instant}`,
    end: 'Keluarkan',
    endOf: (device: string, began: string) => `Keluarkan ${device}, ${began}`,
    endOthers: 'Keluarkan semua perangkat lain',
    endTitle: 'Keluarkan perangkat',
    endQuestion: (device: string) => `${device} harus masuk lagi setelah dikeluarkan.`,
    endOthersQuestion: 'Semua perangkat selain ini harus masuk lagi setelah dikeluarkan.',
    ended: 'Perangkat dikeluarkan',
    othersEnded: 'Perangkat lain dikeluarkan',
    failed: 'Gagal mengeluarkan perangkat. Silakan coba lagi.',
  },
} as const;
