/** Strings of the list of texts without an English one. */
export const words = {
  title: 'Terjemahan',
  lead: 'Teks situs yang belum berbahasa Inggris. Tamu yang membuka situs dalam bahasa Inggris melihat teks bahasa Indonesianya.',
  count: (count: number) => `${count} teks belum berbahasa Inggris`,
  open: (name: string) => `Terjemahkan ${name}`,
  done: 'Semua teks sudah berbahasa Inggris.',
  notBegun: 'Belum ada teks berbahasa Inggris.',
  about:
    'Setelah satu teks Anda tulis dalam bahasa Inggris, tamu dari luar negeri dapat memilih English di situs. Yang belum Anda tulis tetap tampil dalam bahasa Indonesia.',
  begin: (name: string) => `Mulai dari "${name}"`,
  add: 'Tambah menu',
  loading: 'Memuat terjemahan',
  notLoaded: 'Terjemahan belum dapat ditampilkan',
} as const;
