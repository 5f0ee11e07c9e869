import { foldForSearch } from '@lereng/shared-domain';
import type { Column } from './column';

/** The sorted column, by its header, and the direction. */
export interface Sorting {
  header: string;
  direction: 'ascending' | 'descending';
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Sorting after a click on a header: ascending first, then alternating. */
export function nextSorting(sorting: Sorting | null, header: string): Sorting {
  const again = sorting?.header === header && sorting.direction === 'ascending';
  return { header, direction: again ? 'descending' : 'ascending' };
}

/**
 * Rows in a column's order: numbers by value, texts by Indonesian collation, null last. The sort is
 * stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const valueOf = columns.find(({ header }) => header === sorting?.header)?.sortBy;
  if (!valueOf) return rows;
  const sign = sorting?.direction === 'descending' ? -1 : 1;
  return [...rows].sort((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

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
