import { listWords } from '@lereng/admin-kit/list';
import { labelsOf, socialMediaKind } from '@lereng/shared-domain/fields';

/** Strings of the social links' screen. */
export const words = {
  ...listWords(
    'social media',
    'Tautan tempat tamu menghubungi Anda. Ke WhatsApp masuk semua pesanan. Contoh: 0812 3456 7890.',
  ),

  id: 'ID',
  fields: labelsOf(socialMediaKind.fields),
  created: 'Tanggal Dibuat',

  choosePlatform: 'Pilih platform',
  urlHint: {
    Instagram: 'Contoh: @nama atau https://www.instagram.com/nama',
    TikTok: 'Contoh: @nama atau https://www.tiktok.com/@nama',
    MessageCircle: 'Nomor atau tautan WhatsApp, contoh: 0812 3456 7890',
    Share2: 'Contoh: https://www.contoh.com/nama',
  },
  number: {
    leadsTo: (number: string) => `Pesan masuk ke ${number}.`,
    tryIt: 'Coba kirim pesan',
    fault: {
      incomplete: 'Nomor WhatsApp belum lengkap',
      long: 'Nomor WhatsApp terlalu panjang',
    },
  },
  taken: (platform: string) => `Platform ${platform} sudah ada. Gunakan platform lain.`,
} as const;
