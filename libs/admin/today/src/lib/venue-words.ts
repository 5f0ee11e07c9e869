/** Strings of the venue, its calendar and the notice on the screen about today. */
export const venueWords = {
  venue: 'Buka atau tutup',
  loading: 'Memuat kalender',
  notLoaded: 'Kalender belum dapat ditampilkan',
  unknown: 'Jam buka hari ini belum diketahui',

  closeToday: 'Tutup hari ini',
  closeEarly: 'Tutup lebih awal',
  closeAt: 'Tutup pukul',
  closeThen: 'Simpan',
  hoursToday: (hours: string) => `Jam buka hari ini ${hours}`,
  timeWithin: (hours: string) => `Pilih jam di antara jam buka hari ini, ${hours}`,

  closedToday: 'Hari ini tutup.',
  closedEarly: (time: string) => `Hari ini buka sampai ${time.replace(':', '.')}.`,
  ended: (text: string) => `Diakhiri: ${text}.`,
  undone: 'Kembali seperti semula.',
  failed: 'Gagal menyimpan. Silakan coba lagi.',
  changed: 'Catatan ini sudah diubah di tempat lain. Silakan periksa daftarnya.',

  calendar: 'Hari ini dan mendatang',
  packages: (count: number) => `${count} paket`,
  instead: (text: string) => `Yang berlaku "${text}", bukan ini`,
  end: 'Akhiri',
  endOf: (text: string) => `Akhiri: ${text}`,
  toCalendar: 'Atur kalender',
  moreInCalendar: (count: number) => `${count} lagi di kalender`,

  notice: 'Pengumuman',
  noNotice: 'Tidak ada yang tampil.',
  noticeUntil: (day: string) => `Tampil sampai ${day}`,
  noticeOpen: 'Tampil sampai Anda hapus',
  edit: 'Ubah',
  write: 'Tulis',
  editNotice: 'Ubah pengumuman',
  writeNotice: 'Tulis pengumuman',
} as const;
