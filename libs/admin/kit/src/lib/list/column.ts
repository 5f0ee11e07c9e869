import type { ReactNode } from 'react';

/** One column of a list screen's table. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The value that the column sorts by; a column without one does not sort. */
  sortBy?: (row: Row) => string | number | null;
  /**
   * Its place on the card that a row becomes on a phone: the picture at the side, the headline, or
   * (unless told) a line of its own with the header before it.
   */
  place?: 'picture' | 'headline' | 'line';
  /** Numbers of money stand at the end. */
  align?: 'end';
}
