import { classNames } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { words } from '../words';
import type { Column } from './column';
import { HeaderCell } from './header-cell';
import type { Sorting } from './sort';
import { useNarrow } from './use-narrow';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sorting: Sorting | null;
  onSort: (header: string) => void;
  /** The buttons of a row. */
  actions: (row: Row) => ReactNode;
}

/**
 * A table, laid out as a list of cards on a phone. The roles are explicit because browsers drop a
 * table's semantics when its `display` changes.
 */
export function DataTable<Row extends { id: number }>({
  label,
  columns,
  rows,
  sorting,
  onSort,
  actions,
}: DataTableProps<Row>) {
  const narrow = useNarrow();
  const pictured = columns.some(({ place }) => place === 'picture');
  return (
    // What does not fit beside the sidebar scrolls below the actions; padded for the focus rings.
    <div className="md:-m-1.5 md:scroll-pr-52 md:overflow-x-auto md:p-1.5">
      <table role="table" aria-label={label} className="w-full border-collapse max-md:block">
        <thead role="rowgroup" className="max-md:sr-only md:bg-surface-muted">
          <tr role="row">
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
              className="px-3 text-end text-sm font-semibold text-muted md:sticky md:-right-1.5 md:rounded-r-card md:bg-surface-muted md:pr-5"
            >
              {words.actions}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={classNames(
                'max-md:grid max-md:gap-x-4 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface-raised max-md:p-4',
                'md:border-b md:border-line md:bg-surface md:hover:bg-surface-muted',
                pictured ? 'max-md:grid-cols-[5rem_minmax(0,1fr)]' : 'max-md:grid-cols-1',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.header}
                  role="cell"
                  data-header={`${column.header}: `}
                  className={classNames(
                    'md:px-3 md:py-2 md:text-sm md:first:pl-5',
                    cellClass(column, pictured),
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
              <td
                role="cell"
                className="max-md:order-2 max-md:col-span-full max-md:mt-3 max-md:border-t max-md:border-line max-md:pt-2 md:sticky md:-right-1.5 md:bg-inherit md:py-1.5 md:pr-2.5"
              >
                {actions(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClass<Row>({ place = 'line', align }: Column<Row>, pictured: boolean): string {
  const beside = pictured ? 'max-md:col-start-2' : '';
  const end = align === 'end' ? 'md:text-end' : '';
  switch (place) {
    case 'picture':
      // Spans more rows than a card has; empty rows have no height.
      return 'max-md:col-start-1 max-md:row-span-12 max-md:row-start-1';
    case 'headline':
      return classNames(
        beside,
        end,
        'font-semibold max-md:-order-1 max-md:text-lg max-md:leading-snug',
      );
    case 'fact':
      return classNames(beside, end, 'max-md:-order-1 max-md:leading-7 max-md:font-semibold');
    case 'line':
    case 'last':
      return classNames(
        beside,
        end,
        place === 'last' && 'max-md:order-1',
        'max-md:text-sm max-md:leading-6 max-md:before:text-subtle max-md:before:content-[attr(data-header)]',
      );
  }
}
