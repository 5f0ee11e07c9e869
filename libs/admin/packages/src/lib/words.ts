import { listWords } from '@lereng/admin-kit/list';

/** Strings of the packages' screen. */
export const words = {
  ...listWords('paket'),

  id: 'ID',
  /** By their names in the API, also for the history. */
  fields: {
    name: 'Nama',
    description: 'Deskripsi',
    route: 'Rute',
    price: 'Harga',
    items: 'Termasuk',
    image: 'Gambar',
    images: 'Foto lainnya',
    hidden: 'Disembunyikan',
  },
  discount: 'Diskon',
  none: '–',
  percent: (percent: number) => `${percent}%`,
  off: (percent: number) => `${percent}% OFF`,
  leavesPromotions: (titles: readonly string[]) =>
    `Paket ini juga keluar dari promo ${new Intl.ListFormat('id').format(titles.map((title) => `"${title}"`))}.`,
  inPromotion: 'Paket dalam promo aktif',
  promotionUntil: (title: string, until: string) => `${title}, sampai ${until}`,

  photo: (position: number) => `Foto ${position}`,
  routeHint:
    'Tempat yang dilewati, berurutan, dipisah tanda minus, panah, koma, atau baris baru. ' +
    'Contoh: Pos jeep - Kebun jeruk - Kafe',
  stops: (count: number, route: string) => `Pengunjung melihat ${count} tempat: ${route}`,
  itemsHint:
    'Yang didapat tamu, satu per kolom. Contoh: Sopir dan bensin. Di beranda tampil tiga yang pertama.',
  priceHint: 'Dalam rupiah, contoh: 350.000',
  beforeDiscount: (percent: number) => `Ini harga sebelum diskon promo ${percent}%.`,
  afterDiscount: (price: string) => `Pengunjung membayar ${price}.`,
  addRule: 'Nama, gambar, dan harga harus diisi dengan benar',
  editRule: 'Nama dan harga harus diisi dengan benar',
} as const;
