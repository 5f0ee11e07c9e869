/** Strings of a list of things, for tests of what every list does. */
export const thingWords = {
  title: 'Barang',
  empty: 'Tidak ada barang tersedia.',
  loadFailed: 'Gagal memuat data barang.',
  add: 'Tambah Barang',
  addFailed: 'Gagal menambahkan barang.',
  edit: 'Edit Barang',
  editFailed: 'Gagal mengupdate barang.',
  remove: 'Hapus Barang',
  removeQuestion: (name: string) => `Hapus barang "${name}"?`,
  removeFailed: 'Gagal menghapus barang.',
  detail: 'Detail Barang',
};

/** What a list gets whose rows are there. */
export const loadedRows = <Row>(data: Row[], refetch: () => void = () => undefined) => ({
  data,
  isError: false,
  isFetching: false,
  refetch,
});
