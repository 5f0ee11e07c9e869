/** Strings of the login. */
export const words = {
  title: 'Masuk ke pengelolaan situs',
  pageTitle: 'Masuk',
  username: 'Username',
  password: 'Password',
  submit: 'Masuk',
  submitting: 'Mohon tunggu...',
  forgotten: {
    question: 'Lupa password?',
    // The command is in the operations' document.
    answer:
      'Password tidak dapat dikirim lewat email. Minta orang yang memasang situs ini menjalankan ' +
      'perintah berikut di servernya. Perintah itu membuat password baru dan menampilkannya sekali.',
    command: 'npm run admin:password',
    after: 'Masuklah dengan password baru itu, lalu gantilah di Akun.',
  },
  back: 'Kembali ke website',
  checking: 'Memeriksa sesi…',

  ended: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
  drafts:
    'Yang Anda ketik dan belum disimpan masih ada di perangkat ini. Anda bisa melanjutkannya setelah masuk.',

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
