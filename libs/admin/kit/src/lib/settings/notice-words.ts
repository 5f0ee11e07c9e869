/** Strings of the form of the notice, and what the history calls its settings. */
export const noticeWords = {
  title: 'Pengumuman untuk pengunjung',
  text: 'Pengumuman',
  textHint: 'Tampil di atas setiap halaman. Contoh: Jalur atas licin, pakai sepatu.',
  until: 'Tampil sampai',
  untilHint: 'Kosongkan jika tampil terus sampai Anda hapus.',
  past: 'Tampil sampai tidak boleh sebelum hari ini',
  saved: 'Pengumuman berhasil diperbarui',
  failed: 'Gagal memperbarui pengumuman. Silakan coba lagi.',
} as const;
