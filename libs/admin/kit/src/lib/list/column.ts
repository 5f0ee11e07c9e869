import type { ReactNode } from 'react';

/** One column of a list screen's table. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort key; without it the column is not sortable. */
  sortBy?: (row: Row) => string | number | null;
  /**
   * Position on a phone's card: picture at the side, headline, a fact that needs no header (such as a
   * price), a line with the header (default), or none, as `table` is for wide screens alone.
   */
  place?: 'picture' | 'headline' | 'fact' | 'line' | 'table';
  /** Amounts are right-aligned. */
  align?: 'end';
}
