/** What this module says to people. */
export const words = {
  notAnImage: 'File harus berupa gambar',
  imageTooLarge: 'Ukuran file tidak boleh lebih dari 5MB',
  imageMissing: 'Gambar harus diisi',
  unreadableForm: 'Formulir tidak dapat dibaca. Silakan coba lagi.',
  unknownImage: 'Gambar tidak ditemukan',
} as const;
