import { WEEKDAY_NAMES, type OpeningChange, type OpeningState } from '@lereng/shared-domain';

const time = (change: OpeningChange) => change.time.replace(':', '.');

function whenItCloses(closes: OpeningChange): string {
  const isNextTime = closes.inMinutes < 24 * 60;
  return isNextTime ? time(closes) : `${WEEKDAY_NAMES[closes.day]} pukul ${time(closes)}`;
}

function whenItOpens(opens: OpeningChange): string {
  const days = ['', 'besok '];
  return `${days[opens.inDays] ?? `${WEEKDAY_NAMES[opens.day]} `}pukul ${time(opens)}`;
}

/** Strings of the contact page. */
export const words = {
  title: 'Kontak & Lokasi',
  description: (siteName: string) =>
    `Alamat, jam buka, peta lokasi, dan cara menghubungi ${siteName} untuk bertanya atau memesan.`,
  intro: 'Mau memesan, bertanya, atau sekadar menyapa? Pilih cara yang paling mudah bagi Anda.',
  channels: 'Hubungi Kami',
  contact: 'Hubungi',
  contactBy: (platform: string) => `Hubungi lewat ${platform}`,
  noChannels:
    'Saat ini belum ada kontak yang dapat kami tampilkan. Datanglah langsung, kami senang menyambut Anda: alamat dan jam buka kami ada di bawah ini.',
  openingState: (state: OpeningState) => {
    if (!state.open) return `Tutup, buka ${whenItOpens(state.opens)}`;
    return state.closes ? `Buka sekarang, sampai ${whenItCloses(state.closes)}` : 'Buka 24 jam';
  },
  place: 'Lokasi & Jam Buka',
} as const;
