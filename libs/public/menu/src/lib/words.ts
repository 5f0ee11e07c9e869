import { plural } from '@lereng/shared-domain';
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
  en: {
    menu: NAVIGATION_LABEL.en,
    listDescription: (siteName) =>
      `The menu of ${siteName}: food, snacks and drinks with their prices. Order directly via WhatsApp.`,
    list: {
      title: 'Our menu',
      introduction: 'Food and drinks that we prepare to go with your visit.',
      search: 'Search the menu',
      sections: 'Categories',
      count: (count) => plural(count, { one: 'item', other: 'items' }),
      found: (count, text) =>
        `${plural(count, { one: 'item matches', other: 'items match' })} “${text}”`,
      noneFound: 'Nothing found on the menu',
      noneFoundHint: (text) =>
        `Nothing on the menu matches “${text}”. Try another word or see the whole menu.`,
      noneYet: 'There is nothing on the menu at the moment. Please come back later.',
      failed: 'The menu could not be loaded',
      failedHint: 'The menu failed to load. Check your connection and try again.',
      missing: 'The item you are looking for is not available right now.',
      instead: 'You may like',
    },
    detail: {
      notFound: 'Menu item not found',
      notFoundHint: 'This item failed to load. Check your connection and try again.',
      toList: 'Back to the menu',
    },
    noDescription: 'This item has no description.',
    others: 'More from the menu',
    withoutCategory: 'Other',
    allMenuItems: 'Whole menu',
  },
});
