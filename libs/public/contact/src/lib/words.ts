import { defineWords } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** Strings of the contact page. */
export const { useWords, wordsIn } = defineWords({
  id: {
    title: NAVIGATION_LABEL.id,
    description: (siteName: string) =>
      `Alamat, jam buka, peta lokasi, dan cara menghubungi ${siteName} untuk bertanya atau memesan.`,
    /** The same where the owner has said nothing of the place. */
    descriptionWithoutPlace: (siteName: string) =>
      `Cara menghubungi ${siteName} untuk bertanya atau memesan.`,
    intro: 'Mau memesan, bertanya, atau sekadar menyapa? Pilih cara yang paling mudah bagi Anda.',
    channels: 'Hubungi Kami',
    contact: 'Hubungi',
    contactBy: (platform: string) => `Hubungi lewat ${platform}`,
    noChannels:
      'Saat ini belum ada kontak yang dapat kami tampilkan. Datanglah langsung, kami senang menyambut Anda: alamat dan jam buka kami ada di bawah ini.',
    /** The same where the owner has said neither. */
    noChannelsNorPlace: 'Saat ini belum ada kontak yang dapat kami tampilkan.',
    otherDays: 'Hari yang berbeda',
    place: 'Lokasi & Jam Buka',
  },
  en: {
    title: NAVIGATION_LABEL.en,
    description: (siteName) =>
      `Address, opening hours, map and ways to contact ${siteName} to ask or to order.`,
    descriptionWithoutPlace: (siteName) => `Ways to contact ${siteName} to ask or to order.`,
    intro:
      'Would you like to order, ask something or just say hello? Choose what is easiest for you.',
    channels: 'Contact us',
    contact: 'Contact',
    contactBy: (platform) => `Contact us via ${platform}`,
    noChannels:
      'We have no contact details to show at the moment. Just come by, we look forward to welcoming you: our address and opening hours are below.',
    noChannelsNorPlace: 'We have no contact details to show at the moment.',
    otherDays: 'Days that differ',
    place: 'Location & opening hours',
  },
});
