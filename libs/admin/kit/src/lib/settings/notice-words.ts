/** Strings of the form of the notice. */
export const noticeWords = {
  title: 'Pengumuman untuk pengunjung',
  textHint: 'Tampil di atas setiap halaman. Contoh: Jalur atas licin, pakai sepatu.',
  englishCleared:
    'Teks English yang lama tidak cocok lagi, jadi ikut dihapus kecuali Anda tulis yang baru.',
  untilHint: 'Kosongkan jika tampil terus sampai Anda hapus.',
  past: 'Tampil sampai tidak boleh sebelum hari ini',
  saved: 'Pengumuman berhasil diperbarui',
  failed: 'Gagal memperbarui pengumuman. Silakan coba lagi.',
} as const;
