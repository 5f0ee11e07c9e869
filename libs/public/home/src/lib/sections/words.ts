/** Strings of the home page below the hero. */
export const words = {
  aboutTitle: 'Tentang Kami',
  /** Until the owner has entered a description. */
  aboutText: (siteName: string) =>
    `${siteName} adalah kafe alam dan agrowisata di lereng gunung. Dari teras kami, kabut pagi, kebun jeruk, dan punggung gunung terlihat dalam satu pandangan.

Duduklah sebentar dengan kopi dan masakan hangat, susuri jalur tanah dengan jip, lalu petik sendiri jeruk yang sedang ranum. Kami buka setiap hari untuk keluarga, teman seperjalanan, dan siapa saja yang rindu udara sejuk.`,
  aboutImage: (siteName: string) => `Suasana di ${siteName}`,
  sun: 'Matahari hari ini',
  sunrise: 'Matahari terbit',
  sunset: 'Terbenam',
  open: 'Buka',
  today: 'Hari ini',
  closed: 'Tutup',
  allDay: '24 jam',
  menuItemsTitle: 'Menu Pilihan',
  menuItemsLine: 'Hidangan yang paling sering dicari tamu kami.',
  allMenuItems: 'Lihat semua menu',
  packagesTitle: 'Paket Jeep & Jeruk',
  packagesLine: 'Susuri lereng dengan jip atau petik jeruk sendiri, kami yang menyiapkan semuanya.',
  packagesLineOfAny: 'Pilih paketnya, kami yang menyiapkan semuanya.',
  allPackages: 'Lihat semua paket',
  promotionsTitle: 'Promo',
  promotionsLine: 'Lebih hemat selama masih berlaku.',
  allPromotions: 'Lihat semua promo',
  validUntil: 'Berlaku sampai',
  visitTitle: 'Kontak & Lokasi',
  visitLine: 'Datanglah saat kabut masih turun, atau tunggu matahari terbenam bersama kami.',
  visitLineOfAny: 'Mampirlah bersama keluarga atau teman, kami senang menyambut Anda.',
} as const;
