import { LIMITS } from '@lereng/shared-domain';

/** Texts for people. */
export const words = {
  image: 'Gambar',
  notAnImage: 'File harus berupa gambar',
  imageTooLarge: 'Ukuran file tidak boleh lebih dari 5MB',
  brokenImage: 'File gambar rusak atau tidak lengkap',
  tooManyPixels: 'Gambar lebih dari 50 megapiksel',
  tooNarrow: `Sisi terpanjang paling banyak ${LIMITS.iconSidesMax} kali sisi terpendek`,
  imageTooHeavy: 'Gambar terlalu berat untuk diproses. Kecilkan ukurannya, lalu coba lagi.',
  imageNotProcessed: 'Gambar belum dapat diproses. Silakan coba lagi nanti.',
  focusX: 'Titik fokus mendatar',
  focusY: 'Titik fokus tegak',
  unknownImage: 'Gambar tidak ditemukan',
  noSuchPart: 'Bagian gambar yang diminta tidak ada',
} as const;
