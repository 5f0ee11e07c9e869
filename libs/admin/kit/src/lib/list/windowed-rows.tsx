import { Fragment, useMemo, useRef } from 'react';
import { TableRow, type TableRowProps } from './table-row';
import { useFocusedRow } from './use-focused-row';
import { useRowWindow } from './use-row-window';

export interface WindowedRowsProps<Row> extends Pick<TableRowProps<Row>, 'columns' | 'actions'> {
  rows: readonly Row[];
  /** Height of a row that was never shown, in pixels. */
  estimate: number;
  /** Space between two rows, in pixels. */
  gap: number;
  /** Id of a row that stays in the document, as the focus will return to it. */
  persistedId: number | null;
  /** Id of the row that is marked, as it is new. */
  marked: number | null;
}

/** A table's body with the rows near the screen, and the one that has the focus. */
export function WindowedRows<Row extends { id: number }>({
  rows,
  columns,
  actions,
  estimate,
  gap,
  persistedId,
  marked,
}: WindowedRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { focused, handlers } = useFocusedRow();
  const { shown, spaceAfter, measure } = useRowWindow({
    ids: useMemo(() => rows.map(({ id }) => id), [rows]),
    container: body,
    estimate,
    gap,
    persisted: [focused, persistedId],
  });
  return (
    <tbody
      ref={body}
      role="rowgroup"
      {...handlers}
      className="max-md:flex max-md:flex-col max-md:[&>[role=row]:not(:last-child)]:mb-3"
    >
      {shown.map(({ index, spaceBefore }) => {
        const row = rows[index];
        return (
          row && (
            <Fragment key={row.id}>
              <Space height={spaceBefore} />
              <TableRow
                row={row}
                columns={columns}
                actions={actions}
                index={index}
                marked={row.id === marked}
                measure={measure}
              />
            </Fragment>
          )
        );
      })}
      <Space height={spaceAfter} />
    </tbody>
  );
}

/** The height of rows that are not in the document. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" role="presentation" className="max-md:block" style={{ height }}>
      <td className="p-0" />
    </tr>
  );
}
