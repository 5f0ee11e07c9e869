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
});
