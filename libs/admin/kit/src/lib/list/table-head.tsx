import { words } from '../shell/words';
import type { Column } from './column';
import { HeaderCell } from './header-cell';
import type { Sorting } from './sort';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | null;
  /** Hidden, and without buttons. */
  narrow: boolean;
  onSort: (header: string) => void;
  /** Whether the row names its place, for a list of which only a part is in the document. */
  indexed?: boolean;
}

export function TableHead<Row>({
  columns,
  sorting,
  narrow,
  onSort,
  indexed = false,
}: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="max-md:sr-only md:bg-surface-muted">
      <tr role="row" aria-rowindex={indexed ? 1 : undefined}>
        {columns.map((column) => (
          <HeaderCell
            key={column.header}
            column={column}
            sorting={sorting}
            narrow={narrow}
            onSort={onSort}
          />
        ))}
        <th
          role="columnheader"
          scope="col"
          className="px-2 text-end text-sm font-semibold text-muted md:sticky md:-right-1.5 md:rounded-r-card md:bg-surface-muted md:pr-5 xl:px-3"
        >
          {words.actions}
        </th>
      </tr>
    </thead>
  );
}
