import { classNames } from '@lereng/web-ui';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Column } from './column';
import { TableRow } from './table-row';
import type { TableRowProps } from './table-row-props';

export const TABLE = 'border-collapse';

/** Makes digits equally wide, as the longest rows are measured for all: 1000 is as wide as 2000 then. */
export const MEASURED = 'tabular-nums';

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

interface TableMeterProps<Row> extends Pick<TableRowProps<Row>, 'columns' | 'actions'> {
  head: ReactNode;
  narrow: boolean;
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
  narrow,
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
        <tbody className={narrow ? 'block' : undefined}>
          {samples.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} actions={actions} narrow={narrow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** For each column the row with the longest text, which decides how wide the column must be. */
export function longestRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly Row[] {
  const longest = new Set(rows.slice(0, 1));
  for (const { sortBy } of columns) {
    if (!sortBy) continue;
    const lengths = rows.map((row) => String(sortBy(row) ?? '').length);
    const length = lengths.reduce((a, b) => Math.max(a, b), 0);
    const row = rows[lengths.indexOf(length)];
    if (row !== undefined) longest.add(row);
  }
  return [...longest];
}

/** The width of an element in pixels; null before it is laid out for the first time. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setWidth(element.clientWidth);
    read();
    // jsdom has none.
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
