import { defineWords } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';
import type { DetailWords, ListWords } from '@lereng/public-kit';

/** Strings of the menu. */
export const { useWords, wordsIn } = defineWords({
  id: {
    menu: NAVIGATION_LABEL.id,
    listDescription: (siteName: string) =>
      `Daftar menu ${siteName}: makanan, camilan, dan minuman lengkap dengan harga. Pesan langsung lewat WhatsApp.`,
    list: {
      title: 'Menu Kami',
      introduction: 'Makanan dan minuman yang kami siapkan untuk menemani kunjungan Anda.',
      search: 'Cari menu',
      sections: 'Kategori',
      count: (count) => `${count} menu`,
      found: (count, text) => `${count} menu cocok dengan “${text}”`,
      noneFound: 'Menu Tidak Ditemukan',
      noneFoundHint: (text) =>
        `Tidak ada menu yang cocok dengan “${text}”. Coba kata lain atau lihat semua menu.`,
      noneYet: 'Belum ada menu untuk saat ini. Silakan kembali lagi nanti.',
      failed: 'Menu belum dapat dimuat',
      failedHint: 'Daftar menu gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
      missing: 'Menu yang Anda cari sedang tidak tersedia.',
      instead: 'Mungkin Anda suka',
    } satisfies ListWords,
    detail: {
      notFound: 'Menu tidak ditemukan',
      notFoundHint: 'Menu ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
      toList: 'Kembali ke menu',
    } satisfies DetailWords,
    noDescription: 'Tidak ada deskripsi untuk menu ini.',
    others: 'Menu Lainnya',
    withoutCategory: 'Lainnya',
    allMenuItems: 'Semua menu',
  },
});
