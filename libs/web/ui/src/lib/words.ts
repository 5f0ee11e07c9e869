/** Strings of the components. */
export const words = {
  loading: 'Memuat…',
  originalPrice: 'Harga semula',
  currentPrice: 'Harga sekarang',
  search: 'Cari',
} as const;
