import { text } from '../lib/form';
import type { ListDeclaration } from '../lib/list/list-declaration';

/** Strings of a list of things, for tests of what every list does. */
const thingWords = {
  title: 'Barang',
  empty: 'Tidak ada barang tersedia.',
  about: 'Barang untuk dijual. Contoh: Teh.',
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
  refetch,
});

function rowOf<Row extends { id: number }>(rows: Row[], id: number | undefined): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`No thing ${id}`);
  return found;
}

/** A list of things with these rows, and a form that has their name alone. */
export const thingList = <Row extends { id: number; name: string }>(
  rows: Row[],
): ListDeclaration<Row, { name: string }> => ({
  kind: 'things',
  words: thingWords,
  list: loadedRows(rows),
  columns: [{ header: 'Nama', cell: ({ name }) => name, sortBy: ({ name }) => name }],
  nameOf: ({ name }) => name,
  form: {
    fields: (row) => [
      text({ name: 'name', label: 'Nama', value: row?.name, required: true, maxLength: 20 }),
    ],
    fetch: async (id) => rowOf(rows, id),
    save: async (_, row) => rowOf(rows, row?.id),
  },
  remove: () => Promise.resolve(),
  detail: ({ name }) => `Tentang ${name}`,
});
