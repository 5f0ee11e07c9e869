import { classNames } from '@lereng/web-ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column } from './column';
import type { Sorting } from './sort';

/** A column's header: a button where the column sorts. */
export function HeaderCell<Row>({
  column,
  sorting,
  onSort,
}: {
  column: Column<Row>;
  sorting: Sorting | null;
  onSort: (header: string) => void;
}) {
  const { header, sortBy, align } = column;
  if (!sortBy) {
    return (
      <th
        role="columnheader"
        scope="col"
        className="px-3 text-start text-sm font-semibold text-muted max-md:sr-only"
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
        'text-start text-sm font-semibold md:first:rounded-l-card md:first:pl-2',
        align === 'end' && 'md:text-end',
      )}
    >
      <button
        type="button"
        onClick={() => onSort(header)}
        className={classNames(
          'inline-flex min-h-target items-center gap-1.5 rounded-lg px-3 transition-colors max-md:gap-1 hover:text-accent-strong',
          'max-md:rounded-chip max-md:border',
          direction === 'none'
            ? 'text-muted max-md:border-control max-md:bg-surface-raised'
            : 'text-accent-strong max-md:border-accent-strong max-md:bg-surface-muted',
        )}
      >
        {header}
        <Arrow
          aria-hidden="true"
          className={classNames('size-4 shrink-0', direction === 'none' && 'opacity-60')}
        />
      </button>
    </th>
  );
}
