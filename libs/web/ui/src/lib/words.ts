import { localWords } from '@lereng/shared-domain';

/** Strings of the components. They take the language as a property, which the back office leaves out. */
export const wordsIn = localWords({
  id: {
    loading: 'Memuat…',
    originalPrice: 'Harga semula',
    currentPrice: 'Harga sekarang',
    search: 'Cari',
  },
  en: {
    loading: 'Loading…',
    originalPrice: 'Original price',
    currentPrice: 'Current price',
    search: 'Search',
  },
});
