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
    priceFrom: (price: string) => `mulai ${price} · `,
    otherPrices: 'Harga tanggal lain',
    otherPricesDiffer: 'Harga tanggal lain berbeda',
    chooseDay: 'Pilih tanggal',
    comingDays: 'Hari-hari berikutnya',
    days: 'Tanggal',
    price: 'Harga',
    why: 'Keterangan',
    resetSearch: 'Reset Pencarian',
  },
});
