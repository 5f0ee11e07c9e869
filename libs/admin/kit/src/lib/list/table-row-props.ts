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
