import type { PlatformIcon } from '@lereng/shared-domain';
import type { scenes } from './scenes.gen';

/** Words of the home page. */
export const words = {
  home: 'Home',
  pageTitle: (siteName: string) => `${siteName} | Kafe alam dan agrowisata di lereng gunung`,
  pageDescription:
    'Nikmati kopi dan masakan hangat dengan pemandangan gunung, jelajahi lereng dengan jip, dan petik jeruk langsung dari pohonnya.',
  welcome: (siteName: string) => `Selamat Datang di ${siteName}`,
  welcomeLine: 'Udara pegunungan, kopi hangat, dan jeruk yang dipetik langsung dari pohonnya.',
  carousel: 'Suasana di tempat kami',
  visit: 'Kunjungi Kami',
  socialLinks: 'Media sosial',
  aboutTitle: 'Tentang Kami',
  aboutImage: (siteName: string) => `Suasana di ${siteName}`,
  dishesTitle: 'Menu Pilihan',
  dishesLine: 'Hidangan yang paling sering dicari tamu kami.',
  allDishes: 'Lihat semua menu',
  visitTitle: 'Kontak & Lokasi',
  visitLine: 'Datanglah saat kabut masih turun, atau tunggu matahari terbenam bersama kami.',
  address: 'Alamat',
  openingHours: 'Jam buka',
  platforms: {
    Instagram: 'Instagram',
    TikTok: 'TikTok',
    MessageCircle: 'WhatsApp',
  } as Partial<Record<PlatformIcon, string>>,
  map: (siteName: string) => `Peta lokasi ${siteName}`,
  openMap: 'Buka di peta',
  preview: 'Fajar di lereng gunung yang berkabut',
  scenes: {
    ridgeAtDawn: 'Fajar di lereng gunung yang berkabut',
    cafeTerrace: 'Teras kafe yang menghadap ke gunung',
    orangeOrchard: 'Kebun jeruk yang penuh buah',
    jeepTrack: 'Jip di jalur tanah pada lereng gunung',
  } satisfies Record<keyof typeof scenes, string>,
} as const;
