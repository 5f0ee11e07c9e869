import { classNames } from '@lereng/web-ui';
import { memo, type ReactNode } from 'react';
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

function Row<Content extends { id: number }>({
  row,
  columns,
  actions,
  marked = false,
  index,
  measure,
}: TableRowProps<Content>) {
  const pictured = columns.some(({ place }) => place === 'picture');
  return (
    <tr
      ref={measure}
      role="row"
      data-row={row.id}
      data-index={index}
      aria-current={marked || undefined}
      // The header is row 1.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={classNames(
        'max-md:grid max-md:gap-x-4 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface-raised max-md:p-4',
        'md:border-b md:border-line md:bg-surface md:hover:bg-surface-muted md:hover:[&_.price-now]:text-accent-strong',
        'aria-current:outline-2 aria-current:-outline-offset-2 aria-current:outline-success',
        pictured ? 'max-md:grid-cols-[--spacing(20)_minmax(0,1fr)]' : 'max-md:grid-cols-1',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.header}
          role="cell"
          data-header={`${column.header}: `}
          className={classNames(
            'md:px-2 md:py-2 md:text-sm md:first:pl-4 xl:px-3 xl:first:pl-5',
            cellClass(column, pictured),
          )}
        >
          {column.cell(row)}
        </td>
      ))}
      <td
        role="cell"
        className={classNames(
          // An open menu is above all rows; tools that measure targets see it only by the order of layers.
          'has-[:popover-open]:z-1 max-md:order-2 max-md:col-span-full max-md:mt-3 max-md:border-t max-md:border-line max-md:pt-2 md:sticky md:-right-1.5 md:bg-inherit md:py-1.5 md:pr-2.5',
          // The sticky cell covers the end of its row's outline, so it paints that end itself.
          'md:in-aria-current:shadow-[inset_0_2px_var(--color-success),inset_0_-2px_var(--color-success),inset_-2px_0_var(--color-success)]',
        )}
      >
        {actions(row)}
      </td>
    </tr>
  );
}

/** One row of a table, a card on a phone. Rendered again only where its own props change. */
export const TableRow = memo(Row) as typeof Row;

function cellClass<Content>({ place = 'line', align }: Column<Content>, pictured: boolean): string {
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
      return classNames(
        beside,
        end,
        'max-md:-order-1 max-md:leading-[1.75rem] max-md:font-semibold',
      );
    case 'table':
      return classNames(end, 'max-md:hidden');
    case 'line':
      return classNames(
        beside,
        end,
        'max-md:text-sm max-md:leading-[1.5rem] max-md:before:text-subtle max-md:before:content-[attr(data-header)]',
      );
  }
}
