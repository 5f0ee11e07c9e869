import type { Column } from './column';
import { sortRows } from './sort';

interface Row {
  id: number;
  name: string;
  price: number;
  note: string | null;
}

const columns: Column<Row>[] = [
  { header: 'Nama', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { header: 'Harga', cell: ({ price }) => price, sortBy: ({ price }) => price },
  { header: 'Catatan', cell: ({ note }) => note, sortBy: ({ note }) => note },
  { header: 'Gambar', cell: () => null },
];

const row = (id: number, name: string, price = 0, note: string | null = null): Row => ({
  id,
  name,
  price,
  note,
});
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('sortRows', () => {
  const up = (header: string) => ({ header, direction: 'ascending' as const });
  const down = (header: string) => ({ header, direction: 'descending' as const });

  it('keeps the order without a sorting, and for an unsortable column', () => {
    const rows = [row(2, 'b'), row(1, 'a')];
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, up('Gambar'))).toBe(rows);
  });

  it('compares numbers by value, in a list of its own', () => {
    const rows = [row(1, 'a', 100_000), row(2, 'b', 9_000), row(3, 'c', 25_000)];
    expect(ids(sortRows(rows, columns, up('Harga')))).toEqual([2, 3, 1]);
    expect(ids(sortRows(rows, columns, down('Harga')))).toEqual([1, 3, 2]);
    expect(ids(rows)).toEqual([1, 2, 3]);
  });

  it('compares texts without case and accents, numbers in them by value', () => {
    const rows = [
      row(1, 'Teh 10'),
      row(2, 'ayam'),
      row(3, 'Teh 9'),
      row(4, 'Ébi'),
      row(5, 'bakso'),
    ];
    expect(ids(sortRows(rows, columns, up('Nama')))).toEqual([2, 5, 4, 3, 1]);
  });

  it('is stable in both directions', () => {
    const rows = [row(1, 'Kopi'), row(2, 'kopi'), row(3, 'KOPI')];
    expect(ids(sortRows(rows, columns, up('Nama')))).toEqual([1, 2, 3]);
    expect(ids(sortRows(rows, columns, down('Nama')))).toEqual([1, 2, 3]);
  });

  it('puts null last in both directions', () => {
    const rows = [row(1, 'a'), row(2, 'b', 0, 'dua'), row(3, 'c', 0, 'tiga')];
    expect(ids(sortRows(rows, columns, up('Catatan')))).toEqual([2, 3, 1]);
    expect(ids(sortRows(rows, columns, down('Catatan')))).toEqual([3, 2, 1]);
  });
});
