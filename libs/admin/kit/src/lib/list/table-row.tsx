import { classNames } from '@lereng/web-ui';
import { memo } from 'react';
import { CompactRow } from './compact-row';
import { rowAttributes, type TableRowProps } from './table-row-props';

function Row<Content extends { id: number }>({
  narrow,
  ...props
}: TableRowProps<Content> & { narrow: boolean }) {
  return narrow ? <CompactRow {...props} /> : <WideRow {...props} />;
}

/** One row of a list. Rendered again only where its own props change. */
export const TableRow = memo(Row) as typeof Row;

function WideRow<Content extends { id: number }>(props: TableRowProps<Content>) {
  const { row, columns, actions } = props;
  return (
    <tr
      {...rowAttributes(props)}
      className={classNames(
        'border-b border-line bg-surface hover:bg-surface-muted hover:[&_.price-now]:text-accent-strong',
        'aria-current:outline-2 aria-current:-outline-offset-2 aria-current:outline-success',
      )}
    >
      {columns.map(({ header, cell, place, align }) => (
        <td
          key={header}
          role="cell"
          className={classNames(
            'px-2 py-2 text-sm first:pl-4 xl:px-3 xl:first:pl-5',
            align === 'end' && 'text-end',
            place === 'headline' && 'font-semibold',
          )}
        >
          {cell(row)}
        </td>
      ))}
      <td
        role="cell"
        className={classNames(
          // An open menu is above all rows; tools that measure targets see it only by the order of layers.
          'sticky -right-1.5 bg-inherit py-1.5 pr-2.5 has-[:popover-open]:z-1',
          // The sticky cell covers the end of its row's outline, so it paints that end itself.
          'in-aria-current:shadow-[inset_0_2px_var(--color-success),inset_0_-2px_var(--color-success),inset_-2px_0_var(--color-success)]',
        )}
      >
        {actions(row)}
      </td>
    </tr>
  );
}
