import { choiceWords } from '@lereng/admin-kit/form';
import { listWords } from '@lereng/admin-kit/list';
import { formatRupiah, LIMITS } from '@lereng/shared-domain';
import { ENDS_BEFORE_START, labelsOf, pricePeriodsKind } from '@lereng/shared-domain/fields';

/** Strings of the price periods' screen. */
export const words = {
  ...listWords(
    'harga musim',
    'Harga lain pada tanggal atau hari tertentu. Contoh: Libur Natal, 24 Desember sampai 1 Januari, atau setiap Sabtu dan Minggu.',
  ),
  title: 'Harga musim',
  empty: 'Belum ada harga musim.',

  id: 'ID',
  fields: labelsOf(pricePeriodsKind.fields),
  days: 'Berlaku',
  nearest: 'Yang terdekat dulu',
  packages: 'Paket',
  packageCount: (count: number) => (count === 0 ? 'Tidak ada paket' : `${count} paket`),
  status: 'Status',
  now: 'Berlaku hari ini',
  coming: 'Akan datang',
  over: 'Sudah lewat',
  noDay: 'Tidak pernah berlaku',

  nameHint: 'Dibaca tamu, contoh: Libur Natal',
  weekdaysHint:
    'Tanpa tanggal: setiap pekan. Dengan tanggal: hanya hari-hari tersebut di antaranya.',
  bothDates: 'Isi kedua tanggal, atau kosongkan keduanya',
  never: (weekdays: string, dates: string) =>
    `Tidak ada ${weekdays} pada ${dates}, jadi harga ini tidak akan berlaku.`,
  noDays: 'Isi tanggal atau pilih hari',
  endsBeforeStart: ENDS_BEFORE_START,
  prices: {
    range: `Harga harus berupa angka bulat dari ${formatRupiah(LIMITS.priceMin)} sampai ${formatRupiah(LIMITS.priceMax)}`,
    tooMany: `Harga paket paling banyak ${LIMITS.periodPricesMax}`,
    all: 'Pilih semua',
    of: (name: string) => `Harga ${name}`,
    named: (name: string, price: string) => `${name}: ${price}`,
    change: (name: string, from: string, to: string) => `${name}: dari ${from} menjadi ${to}`,
    chosen: (count: number) => (count === 0 ? 'Belum ada paket yang dipilih' : `${count} dipilih`),
    usual: (price: string) => `Biasanya ${price}`,
  },
  packageChoices: choiceWords('Paket'),

  year: {
    title: 'Setahun ke depan',
    hint: 'Ketuk sebuah hari untuk melihat harga yang dilihat tamu. Untuk harga musim baru, ketuk hari pertama dan terakhir, lalu Tambah Harga Musim.',
    package: 'Paket',
    allPackages: 'Semua paket',
    usual: 'harga biasa',
    several: (names: string) => `beberapa: ${names}`,
    severalHint: 'beberapa, berbeda tiap paket',
    never: 'tidak berlaku pada hari mana pun dalam setahun ini',
    today: 'Hari ini',
    legend: 'Arti huruf',
    none: 'Tidak ada harga musim dalam setahun ke depan.',
  },
  seen: {
    title: (weekday: string, day: string) => `Yang dilihat tamu pada ${weekday}, ${day}`,
    periods: (names: string) => `Harga musim: ${names}`,
    noPeriod: 'Tanpa harga musim',
    usual: 'Harga biasa',
    promotion: (title: string, percent: number) => `Promo ${title} ${percent}%`,
    none: 'Belum ada paket yang tampil.',
    loading: 'Memuat data',
    loadFailed: 'Gagal memuat data paket dan promo. Silakan coba lagi.',
  },
} as const;
