import { defineWords } from '@lereng/web-feature';
/** Strings of the public layout. */
export const { useWords, wordsIn } = defineWords({
  id: {
    skipToContent: 'Langsung ke isi halaman',
    navigation: 'Navigasi',
    openNavigation: 'Buka navigasi',
    closeNavigation: 'Tutup navigasi',
    notice: 'Pengumuman',
    closeNotice: 'Tutup pengumuman',
    toHome: (siteName: string) => `${siteName}, ke beranda`,
    pages: 'Halaman',
    otherLinks: 'Tautan lainnya',
    socialLinks: 'Media sosial',
    whatsapp: (number: string) => `WhatsApp ${number}`,
    copyright: (year: string, siteName: string) => `© ${year} ${siteName}`,
  },
  en: {
    skipToContent: 'Skip to content',
    navigation: 'Navigation',
    openNavigation: 'Open navigation',
    closeNavigation: 'Close navigation',
    notice: 'Notice',
    closeNotice: 'Close notice',
    toHome: (siteName) => `${siteName}, to the home page`,
    pages: 'Pages',
    otherLinks: 'Other links',
    socialLinks: 'Social media',
    whatsapp: (number) => `WhatsApp ${number}`,
    copyright: (year, siteName) => `© ${year} ${siteName}`,
  },
});
