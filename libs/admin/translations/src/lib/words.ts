/** Strings of the list of texts without an English one. */
export const words = {
  title: 'Terjemahan',
  lead: 'Teks situs yang belum ada dalam English. Tamu yang membuka situs dalam English melihatnya dalam Bahasa Indonesia.',
  count: (count: number) => `${count} teks belum berbahasa Inggris`,
  open: (name: string) => `Terjemahkan ${name}`,
  done: 'Semua teks sudah berbahasa Inggris.',
  notBegun: 'Belum ada teks berbahasa Inggris.',
  about:
    'Setelah satu teks Anda tulis dalam English, tamu dari luar negeri dapat memilih English di situs. Yang belum Anda tulis tetap tampil dalam Bahasa Indonesia.',
  begin: (name: string) => `Mulai dari "${name}"`,
  add: 'Tambah menu',
  loading: 'Memuat terjemahan',
  notLoaded: 'Terjemahan belum dapat ditampilkan',
} as const;
