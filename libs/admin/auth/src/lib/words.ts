/** Strings of the login. */
export const words = {
  title: 'Masuk ke pengelolaan situs',
  pageTitle: 'Masuk',
  username: 'Username',
  password: 'Password',
  // Without the label of its field: who looks for that must not find two.
  show: 'Tampilkan yang diketik',
  hide: 'Sembunyikan yang diketik',
  submit: 'Masuk',
  submitting: 'Mohon tunggu...',
  back: 'Kembali ke website',
  checking: 'Memeriksa sesi…',

  required: 'Username dan password diperlukan',
  usernameRequired: 'Username harus diisi',
  passwordRequired: 'Password harus diisi',
  unknownUsername: 'Username tidak ditemukan',
  wrongPassword: 'Password salah',
  serverFailed: 'Terjadi kesalahan server. Cek log untuk detail.',
  otherStatus: (code: number, message: string) => `Error status: ${code} - ${message}`,
  unknownError: 'Unknown error',
  noResponse: 'Tidak dapat terhubung ke server. Periksa koneksi Anda.',
  failed: (message: string) => `Terjadi kesalahan saat login: ${message}`,
  noToken: 'Terjadi kesalahan saat login',

  debug: {
    title: 'Detail kesalahan',
    status: 'Status',
    path: 'Path',
    time: 'Waktu',
    message: 'Pesan server',
    none: '–',
  },
} as const;
