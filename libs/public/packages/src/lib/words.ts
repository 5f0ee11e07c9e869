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
});
