import type { Column } from './column';

/**
 * Of a list with more rows than this, only those near the screen are in the document: each row costs
 * a slow phone some milliseconds.
 */
export const LONG_LIST = 100;

/** For each column the row with the longest text, which decides how wide the column must be. */
export function longestRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly Row[] {
  const longest = new Set(rows.slice(0, 1));
  for (const { sortBy } of columns) {
    if (!sortBy) continue;
    const lengths = rows.map((row) => String(sortBy(row) ?? '').length);
    const length = lengths.reduce((a, b) => Math.max(a, b), 0);
    const row = rows[lengths.indexOf(length)];
    if (row !== undefined) longest.add(row);
  }
  return [...longest];
}
