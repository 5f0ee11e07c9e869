import { foldForSearch } from '@lereng/shared-domain';

/** Rows whose name contains the text, as on the site. */
export function searchRows<Row extends object>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  query: string,
): readonly Row[] {
  const wanted = foldForSearch(query);
  return wanted === '' ? rows : rows.filter((row) => folded(row, nameOf(row)).includes(wanted));
}

/** The names of rows that were searched, as folding thousands of them takes longer than a key press. */
const foldedNames = new WeakMap<object, { name: string; folded: string }>();

function folded(row: object, name: string): string {
  const known = foldedNames.get(row);
  if (known?.name === name) return known.folded;
  const entry = { name, folded: foldForSearch(name) };
  foldedNames.set(row, entry);
  return entry.folded;
}
