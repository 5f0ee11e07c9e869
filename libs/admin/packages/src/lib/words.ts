import { listWords } from '@lereng/admin-kit/list';
import { labelsOf, packagesKind } from '@lereng/shared-domain/fields';

/** Strings of the packages' screen. */
export const words = {
  ...listWords(
    'paket',
    'Tur atau kegiatan yang dipesan tamu, dengan rute dan yang termasuk. Contoh: Jeep Sunrise, Rp 350.000 per jip.',
  ),

  id: 'ID',
  fields: labelsOf(packagesKind.fields),
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
    'Contoh: Titik kumpul - Jembatan - Kebun',
  stops: (count: number, route: string) => `Pengunjung melihat ${count} tempat: ${route}`,
  itemsHint:
    'Yang didapat tamu, satu per kolom. Contoh: Sopir dan bensin. Di beranda tampil tiga yang pertama.',
  priceHint: 'Dalam rupiah, contoh: 350.000',
  priceUnits: ['per orang', 'per paket', 'per rombongan', 'per kg'],
  priceUnitHint: 'Harga itu untuk apa. Contoh: per orang',
  capacityHint: 'Berapa orang paling banyak untuk satu satuan. Kosongkan jika tidak dibatasi.',
  capacityRange: 'Kapasitas dari 1 sampai 100 orang',
  durationHint: 'Contoh: 3 jam',
  meetingPointHint: 'Tempat tamu datang sebelum berangkat',
  meetingPointUrlHint: 'Tautan dari tombol Bagikan di Google Maps',
  minimumAgeHint: 'Contoh: 5 tahun',
  termsHint: 'Contoh: uang muka, pembatalan, cuaca buruk',
  periodHolds: (price: string) => `Hari ini berlaku harga musim ${price}.`,
  beforeDiscount: (percent: number) => `Ini harga sebelum diskon promo ${percent}%.`,
  afterDiscount: (price: string) => `Pengunjung membayar ${price}.`,
} as const;
