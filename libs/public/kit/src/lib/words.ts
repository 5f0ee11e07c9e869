import { defineWords } from '@lereng/web-feature';
/** Strings that several public features share. */
export const { useWords, wordsIn } = defineWords({
  id: {
    order: 'Pesan via WhatsApp',
    ask: 'Tanya via WhatsApp',
    addToOrder: 'Tambah ke pesanan',
    addMore: 'Tambah lagi',
    notAdded: 'Lihat pesanan dulu',
    orderSummary: (units: number, total?: string) =>
      units === 0 ? 'Pesanan' : [`Pesanan (${units})`, total].filter(Boolean).join(' · '),
    home: 'Home',
    route: 'Rute',
    included: 'Termasuk',
    moreIncluded: 'Dan lainnya...',
    peopleUnit: 'orang',
    toHome: 'Kembali ke beranda',
    tryAgain: 'Coba lagi',
    address: 'Alamat',
    openingHours: 'Jam buka',
    map: (siteName: string) => `Peta lokasi ${siteName}`,
    showMap: 'Tampilkan peta',
    openMap: 'Buka di peta',
    reduced: (percent: number) => `dengan promo ${percent}%`,
    otherPrices: 'Harga pada hari lain',
    resetSearch: 'Reset Pencarian',
  },
});
