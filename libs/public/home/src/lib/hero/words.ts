/** Strings of the hero. */
export const words = {
  welcome: (siteName: string) => `Selamat Datang di ${siteName}`,
  welcomeLine: 'Udara pegunungan, kopi hangat, dan jeruk yang dipetik langsung dari pohonnya.',
  welcomeLineOfAny: 'Mampirlah, duduk santai, dan nikmati waktu bersama kami.',
  dawn: 'Pagi yang berkabut',
  photo: (siteName: string) => `Suasana di ${siteName}`,
  terrace: 'Teras untuk duduk santai',
  carousel: 'Suasana di tempat kami',
  visit: 'Kunjungi Kami',
  menuAndPrices: 'Menu & Harga',
  socialLinks: 'Media sosial',
} as const;
