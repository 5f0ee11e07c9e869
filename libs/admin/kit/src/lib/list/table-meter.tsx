import { classNames } from '@lereng/web-ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MEASURED, TABLE } from './table-classes';
import { TableRow, type TableRowProps } from './table-row';

/** What the rows of a long list were measured to need. */
export interface TableMeasures<Row> {
  /** The rows that were measured. */
  samples: readonly Row[];
  /** The width that the table was given, in pixels. */
  width: number;
  /** Widths of the columns, the one of the actions last, in pixels. */
  columns: readonly number[];
  /** A usual height, in pixels. */
  rowHeight: number;
}

/** Used where nothing is laid out, as in jsdom. */
const FALLBACK_HEIGHT = 64;

export interface TableMeterProps<Row> extends Pick<TableRowProps<Row>, 'columns' | 'actions'> {
  head: ReactNode;
  samples: readonly Row[];
  width: number;
  onMeasure: (measures: TableMeasures<Row>) => void;
}

/** Lays a few rows out as a table of their own, unseen, and is removed before the next paint. */
export function TableMeter<Row extends { id: number }>({
  head,
  columns,
  samples,
  actions,
  width,
  onMeasure,
}: TableMeterProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    if (!table.current) return;
    const sizes = (selector: string) =>
      [...(table.current?.querySelectorAll(selector) ?? [])].map((element) =>
        element.getBoundingClientRect(),
      );
    const heights = sizes('tbody tr').map(({ height }) => height);
    onMeasure({
      samples,
      width,
      columns: sizes('th').map((size) => size.width),
      rowHeight: median(heights) || FALLBACK_HEIGHT,
    });
  }, [samples, width, onMeasure]);
  return (
    <div aria-hidden="true" inert className="invisible h-0 overflow-hidden">
      <table ref={table} className={classNames(TABLE, MEASURED, 'w-full')}>
        {head}
        <tbody className="max-md:flex max-md:flex-col">
          {samples.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
