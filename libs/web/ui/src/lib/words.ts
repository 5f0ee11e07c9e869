/** Strings of the components. */
export const words = {
  loading: 'Memuat…',
  originalPrice: 'Harga semula',
  currentPrice: 'Harga sekarang',
  search: 'Cari',
  showMap: 'Tampilkan peta',
  carousel: {
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    pause: 'Jeda',
    play: 'Putar',
    dot: (position: number) => `Slide ${position}`,
    position: (position: number, count: number) => `${position} dari ${count}`,
  },
} as const;
