import { defineWords } from '@lereng/web-feature';
import { NAVIGATION_LABEL } from './navigation-label';

/** Strings of the promotions. */
export const { useWords, wordsIn } = defineWords({
  id: {
    promotions: NAVIGATION_LABEL.id,
    listTitle: 'Promo',
    listIntroduction:
      'Potongan harga untuk paket kami. Pilih promonya, baca syaratnya, lalu pesan lewat WhatsApp.',
    listDescription: (siteName: string) =>
      `Promo yang sedang berlaku di ${siteName}: potongan harga untuk paket kami, lengkap dengan masa berlaku dan syaratnya.`,
    activeCount: 'Promo aktif',
    largestDiscount: 'Diskon hingga',
    percent: (percent: number) => `${percent}%`,
    discount: (percent: number) => `Diskon ${percent}%`,
    validUntil: 'Berlaku sampai',
    validFrom: 'Berlaku',
    until: 'sampai',
    packages: 'Paket',
    noPackages: 'Tidak ada paket',
    toTerms: 'Lihat Syarat',
    noneActive: 'Belum ada promo aktif.',
    noneActiveHint: 'Promo berikutnya akan tampil di halaman ini. Sementara itu, lihat paket kami.',
    toPackages: 'Lihat paket',
    listFailed: 'Promo belum dapat dimuat',
    listFailedHint: 'Daftar promo gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
    allPromotions: 'Semua promo',
    toPromotions: 'Kembali ke promo',
    packagesTitle: 'Paket dalam promo ini',
    terms: 'Syarat & Ketentuan',
    noTerms: 'Tidak ada syarat khusus untuk promo ini.',
    notFound: 'Promo tidak ditemukan.',
    notFoundHint: 'Promo ini sudah berakhir atau alamatnya keliru.',
    notFoundTitle: 'Promo tidak ditemukan',
    detailFailed: 'Gagal memuat detail promosi. Silakan coba lagi nanti.',
    detailFailedTitle: 'Gagal memuat detail promosi',
  },
});
