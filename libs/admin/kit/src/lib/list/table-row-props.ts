import type { ReactNode } from 'react';
import type { Column } from './column';
import type { MeasureRow } from './windowed-rows';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The buttons of the row. */
  actions: (row: Row) => ReactNode;
  marked?: boolean;
  /** Position from 0, in a list of which only a part is in the document. */
  index?: number;
  measure?: MeasureRow;
}

/** The attributes of a row, the same on a phone and on a desk. */
export const rowAttributes = <Row extends { id: number }>({
  row,
  marked = false,
  index,
  measure,
}: TableRowProps<Row>) => ({
  ref: measure,
  role: 'row',
  'data-row': row.id,
  'data-index': index,
  'aria-current': marked || undefined,
  // The header is row 1.
  'aria-rowindex': index === undefined ? undefined : index + 2,
});
