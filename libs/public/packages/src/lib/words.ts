import { plural } from '@lereng/shared-domain';
import { defineWords } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';
import type { DetailWords, ListWords } from '@lereng/public-kit';

/** Strings of the packages. */
export const { useWords, wordsIn } = defineWords({
  id: {
    packages: NAVIGATION_LABEL.id,
    listDescription: (siteName: string) =>
      `Paket di ${siteName}, lengkap dengan isi dan harganya. Pesan langsung lewat WhatsApp.`,
    list: {
      title: NAVIGATION_LABEL.id,
      introduction:
        'Pilih paket yang pas untuk Anda, keluarga, atau rombongan. Kami yang menyiapkan semuanya.',
      search: 'Cari paket',
      count: (count) => `${count} paket`,
      found: (count, text) => `${count} paket cocok dengan “${text}”`,
      noneFound: 'Paket Tidak Ditemukan',
      noneFoundHint: (text) =>
        `Tidak ada paket yang cocok dengan “${text}”. Coba kata lain atau lihat semua paket.`,
      noneYet: 'Belum ada paket untuk saat ini. Silakan kembali lagi nanti.',
      failed: 'Paket belum dapat dimuat',
      failedHint: 'Daftar paket gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
      missing: 'Paket yang Anda cari sedang tidak tersedia.',
    } satisfies ListWords,
    detail: {
      notFound: 'Paket tidak ditemukan',
      notFoundHint: 'Paket ini gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
      toList: 'Kembali ke daftar paket',
    } satisfies DetailWords,
    photos: (name: string) => `Foto ${name}`,
    photo: (name: string, position: number, count: number) =>
      `${name}, foto ${position} dari ${count}`,
    previousPhoto: 'Sebelumnya',
    nextPhoto: 'Berikutnya',
    allPackages: 'Semua paket',
    noDescription: 'Tidak ada deskripsi untuk paket ini.',
    route: 'Rute',
    included: 'Termasuk',
    facts: 'Info Paket',
    duration: 'Durasi',
    meetingPoint: 'Titik kumpul',
    meetingPointMap: 'Buka peta titik kumpul',
    minimumAge: 'Usia minimum',
    whatToBring: 'Yang Perlu Dibawa',
    terms: 'Syarat & Ketentuan',
    promotion: 'Promo',
    validUntil: 'Berlaku sampai',
    toPromotion: 'Lihat detail promo',
    others: 'Paket Lainnya',
  },
  en: {
    packages: NAVIGATION_LABEL.en,
    listDescription: (siteName) =>
      `Packages at ${siteName}, with what is included and their prices. Book directly via WhatsApp.`,
    list: {
      title: NAVIGATION_LABEL.en,
      introduction:
        'Choose the package that suits you, your family or your group. We take care of the rest.',
      search: 'Search packages',
      count: (count) => plural(count, { one: 'package', other: 'packages' }),
      found: (count, text) =>
        `${plural(count, { one: 'package matches', other: 'packages match' })} “${text}”`,
      noneFound: 'No packages found',
      noneFoundHint: (text) => `No packages match “${text}”. Try another word or see all packages.`,
      noneYet: 'There are no packages at the moment. Please come back later.',
      failed: 'Packages could not be loaded',
      failedHint: 'The packages failed to load. Check your connection and try again.',
      missing: 'The package you are looking for is not available right now.',
    },
    detail: {
      notFound: 'Package not found',
      notFoundHint: 'This package failed to load. Check your connection and try again.',
      toList: 'Back to packages',
    },
    photos: (name) => `Photos of ${name}`,
    photo: (name, position, count) => `${name}, photo ${position} of ${count}`,
    previousPhoto: 'Previous',
    nextPhoto: 'Next',
    allPackages: 'All packages',
    noDescription: 'This package has no description.',
    route: 'Route',
    included: 'Included',
    facts: 'Package details',
    duration: 'Duration',
    meetingPoint: 'Meeting point',
    meetingPointMap: 'Open a map of the meeting point',
    minimumAge: 'Minimum age',
    whatToBring: 'What to bring',
    terms: 'Terms & conditions',
    promotion: 'Promotion',
    validUntil: 'Valid until',
    toPromotion: 'View promotion',
    others: 'More packages',
  },
});
