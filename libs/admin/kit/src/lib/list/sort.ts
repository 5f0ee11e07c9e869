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
  return inOrder(rows, valueOf, sorting?.direction === 'descending' ? -1 : 1);
}

/** Rows by a value of each, null last; as they are without one. */
export function inOrder<Row>(
  rows: readonly Row[],
  by: Column<Row>['sortBy'],
  sign = 1,
): readonly Row[] {
  if (!by) return rows;
  return [...rows].sort((left, right) => {
    const a = by(left);
    const b = by(right);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}
