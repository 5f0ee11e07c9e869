import type { ReactNode } from 'react';

/** One column of a list screen's table. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort key; without it the column is not sortable. */
  sortBy?: (row: Row) => string | number | null;
  /**
   * Position on a phone's card: picture at the side, headline, or (default) a line with the header.
   */
  place?: 'picture' | 'headline' | 'line';
  /** Amounts are right-aligned. */
  align?: 'end';
}
