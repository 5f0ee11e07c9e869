import { defineWords } from '@lereng/web-feature';
/** Strings of the hero. */
export const { useWords, wordsIn } = defineWords({
  id: {
    welcome: (siteName: string) => `Selamat Datang di ${siteName}`,
    welcomeLine: 'Mampirlah, duduk santai, dan nikmati waktu bersama kami.',
    photo: (siteName: string) => `Suasana di ${siteName}`,
    carousel: 'Suasana di tempat kami',
    /** What assistive technology says that it is. */
    carouselRole: 'carousel',
    visit: 'Kunjungi Kami',
    menuAndPrices: 'Menu & Harga',
    socialLinks: 'Media sosial',
  },
  en: {
    welcome: (siteName) => `Welcome to ${siteName}`,
    welcomeLine: 'Drop in, sit back and enjoy your time with us.',
    photo: (siteName) => `A view of ${siteName}`,
    carousel: 'Views of our place',
    carouselRole: 'carousel',
    visit: 'Visit us',
    menuAndPrices: 'Menu & prices',
    socialLinks: 'Social media',
  },
});
