export const NEW_SLIDE_NEEDS = 'Judul dan gambar harus diisi';
export const SLIDE_NEEDS = 'Judul harus diisi';
