/** What changes of content are called, and those that are of no row. */
export const historyWords = {
  order: (kind: string) => `Urutan ${kind}`,
  prices: (kind: string) => `Harga ${kind}`,
  actions: {
    created: 'Ditambahkan',
    updated: 'Diubah',
    reordered: 'Diurutkan ulang',
    deleted: 'Dihapus',
    restored: 'Dikembalikan dari Sampah',
    purged: 'Dihapus selamanya',
  },
} as const;
