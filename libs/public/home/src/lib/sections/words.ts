import { defineWords } from '@lereng/web-feature';
/** Strings of the home page below the hero. */
export const { useWords, wordsIn } = defineWords({
  id: {
    aboutTitle: 'Tentang Kami',
    aboutImage: (siteName: string) => `Suasana di ${siteName}`,
    sun: 'Matahari hari ini',
    sunrise: 'Matahari terbit',
    sunset: 'Terbenam',
    open: 'Buka',
    today: 'Hari ini',
    closed: 'Tutup',
    menuItemsTitle: 'Menu Pilihan',
    menuItemsLine: 'Hidangan yang paling sering dicari tamu kami.',
    allMenuItems: 'Lihat semua menu',
    packagesTitle: 'Paket Jeep & Jeruk',
    packagesLine: 'Pilih paketnya, kami yang menyiapkan semuanya.',
    allPackages: 'Lihat semua paket',
    promotionsTitle: 'Promo',
    promotionsLine: 'Lebih hemat selama masih berlaku.',
    allPromotions: 'Lihat semua promo',
    validUntil: 'Berlaku sampai',
    visitTitle: 'Kontak & Lokasi',
    visitLine: 'Mampirlah bersama keluarga atau teman, kami senang menyambut Anda.',
  },
});
