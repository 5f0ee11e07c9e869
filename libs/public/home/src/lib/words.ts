import { NAVIGATION_LABEL } from './navigation-label';
import type { scenes } from './scenes.gen';

/** Strings of the home page. */
export const words = {
  home: NAVIGATION_LABEL,
  /** The main heading above slides that have titles of their own. */
  nameLine: (siteName: string) => `${siteName}, kafe alam dan agrowisata`,
  welcome: (siteName: string) => `Selamat Datang di ${siteName}`,
  welcomeLine: 'Udara pegunungan, kopi hangat, dan jeruk yang dipetik langsung dari pohonnya.',
  carousel: 'Suasana di tempat kami',
  visit: 'Kunjungi Kami',
  menuAndPrices: 'Menu & Harga',
  socialLinks: 'Media sosial',
  aboutTitle: 'Tentang Kami',
  aboutImage: (siteName: string) => `Suasana di ${siteName}`,
  menuItemsTitle: 'Menu Pilihan',
  menuItemsLine: 'Hidangan yang paling sering dicari tamu kami.',
  allMenuItems: 'Lihat semua menu',
  packagesTitle: 'Paket Jeep & Jeruk',
  packagesLine: 'Susuri lereng dengan jip atau petik jeruk sendiri, kami yang menyiapkan semuanya.',
  allPackages: 'Lihat semua paket',
  included: 'Termasuk',
  moreIncluded: 'Dan lainnya...',
  promotionsTitle: 'Promo',
  promotionsLine: 'Lebih hemat selama masih berlaku.',
  allPromotions: 'Lihat semua promo',
  validUntil: 'Berlaku sampai',
  visitTitle: 'Kontak & Lokasi',
  visitLine: 'Datanglah saat kabut masih turun, atau tunggu matahari terbenam bersama kami.',
  scenes: {
    ridgeAtDawn: 'Fajar di lereng gunung yang berkabut',
    cafeTerrace: 'Teras kafe yang menghadap ke gunung',
    orangeOrchard: 'Kebun jeruk yang penuh buah',
    jeepTrack: 'Jip di jalur tanah pada lereng gunung',
  } satisfies Record<keyof typeof scenes, string>,
} as const;
