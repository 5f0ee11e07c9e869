import type { ReactNode } from 'react';
import type { Column } from './column';
import type { Sorting } from './sort';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** `rows` and those that the search leaves out. */
  all: readonly Row[];
  sorting: Sorting | null;
  onSort: (header: string) => void;
  /** The buttons of a row. */
  actions: (row: Row) => ReactNode;
  /** Id of a row to which the focus may return: it stays in the document of a long list. */
  persistedId: number | null;
  /** Id of the row that is marked, as it is new. */
  marked: number | null;
}
