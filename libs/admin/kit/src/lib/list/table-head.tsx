import { classNames } from '@lereng/web-ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { words } from '../shell/words';
import type { Column } from './column';
import type { Sorting } from './sort';

interface TableHeadProps<Row> {
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
    <thead role="rowgroup" className={narrow ? 'sr-only' : 'bg-surface-muted'}>
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
          className="sticky -right-1.5 rounded-r-card bg-surface-muted px-2 pr-5 text-end text-sm font-semibold text-muted xl:px-3"
        >
          {words.actions}
        </th>
      </tr>
    </thead>
  );
}

/** A column's header: a button where the column sorts. */
function HeaderCell<Row>({
  column,
  sorting,
  narrow,
  onSort,
}: {
  column: Column<Row>;
  sorting: Sorting | null;
  /** Without a button: the header is hidden. */
  narrow: boolean;
  onSort: (header: string) => void;
}) {
  const { header, sortBy, align } = column;
  if (!sortBy) {
    return (
      <th
        role="columnheader"
        scope="col"
        className="px-2 text-start text-sm font-semibold text-muted xl:px-3"
      >
        {header}
      </th>
    );
  }
  const direction = sorting?.header === header ? sorting.direction : 'none';
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={classNames(
        'text-start text-sm font-semibold first:rounded-l-card first:pl-2',
        align === 'end' && 'text-end',
      )}
    >
      {narrow ? (
        header
      ) : (
        <button
          type="button"
          onClick={() => onSort(header)}
          className={classNames(
            'inline-flex min-h-target items-center gap-1 rounded-lg px-2 xl:gap-1.5 xl:px-3 transition-colors hover:text-accent-strong',
            direction === 'none' ? 'text-muted' : 'text-accent-strong',
          )}
        >
          {header}
          <Arrow
            aria-hidden="true"
            className={classNames('size-4 shrink-0', direction === 'none' && 'opacity-60')}
          />
        </button>
      )}
    </th>
  );
}
