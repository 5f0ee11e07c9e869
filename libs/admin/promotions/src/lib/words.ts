import { choiceWords } from '@lereng/admin-kit/form';
import { listWords } from '@lereng/admin-kit/list';
import { ENDS_BEFORE_START, labelsOf, promotionsKind } from '@lereng/shared-domain/fields';

/** Strings of the promotions' screen. */
export const words = {
  ...listWords(
    'promo',
    'Potongan harga untuk paket pada tanggal tertentu. Contoh: Promo Akhir Pekan, diskon 20% sampai akhir bulan.',
  ),
  // Its forms need the packages, too.
  loadFailed: 'Gagal memuat data. Silakan coba lagi.',

  id: 'ID',
  fields: labelsOf(promotionsKind.fields),
  discount: 'Diskon',
  percent: (percent: number) => `${percent}%`,
  from: 'Mulai',
  until: 'Sampai',
  packageCount: (count: number) => (count === 0 ? 'Tidak ada paket' : `${count} paket`),
  status: 'Status',
  active: 'Aktif',
  over: 'Berakhir',
  startsIn: (days: number) => (days === 1 ? 'Mulai besok' : `Mulai ${days} hari lagi`),
  endsIn: (days: number) =>
    ['Berakhir hari ini', 'Berakhir besok'][days] ?? `Berakhir ${days} hari lagi`,

  weekdaysHint: 'Kosongkan bila berlaku setiap hari.',

  imageHint: 'Tanpa gambar, gambar paket pertama yang dipakai.',
  endsBeforeStart: ENDS_BEFORE_START,
  packages: {
    ...choiceWords('Paket'),
    none: 'Belum ada paket. Tambahkan paket terlebih dahulu.',
  },
  alsoIn: (titles: readonly string[]) => `Juga dalam promo lain: ${titles.join(', ')}`,
  ownPrice: (price: string) => `Dengan promo ini saja: ${price}`,
  applies: 'Harga yang berlaku:',
  wouldApply: 'Bila dipilih, harga yang berlaku:',
  thisPromotion: 'promo ini',
  noPromotion: 'tanpa promo',
  previews: 'Gambar paket',
  main: 'Utama',
  ended: 'Promo ini berakhir, jadi halamannya tidak tampil lagi.',
  ownImage: 'Promo ini memakai gambarnya sendiri, bukan gambar paket.',

  extend: {
    word: 'Perpanjang',
    of: (title: string) => `Perpanjang ${title}`,
    title: 'Perpanjang Promo',
    ended: (title: string, until: string) => `"${title}" berakhir ${until}.`,
  },
  period: 'Periode',
  periodOf: (from: string, until: string) => `${from} sampai ${until}`,
} as const;
