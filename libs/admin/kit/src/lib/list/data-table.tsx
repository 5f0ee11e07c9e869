import { classNames } from '@lereng/web-ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useNarrow } from '../shell/use-narrow';
import type { Column } from './column';
import type { Sorting } from './sort';
import { TableHead } from './table-head';
import {
  longestRows,
  MEASURED,
  TABLE,
  TableMeter,
  useElementWidth,
  type TableMeasures,
} from './table-meter';
import { TableRow } from './table-row';
import { LONG_LIST, WindowedRows, type MeasureRow } from './windowed-rows';

interface DataTableProps<Row> {
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

/**
 * A table, with compact rows on a phone. The roles are explicit because browsers drop a table's semantics when its
 * `display` changes.
 *
 * Of a long list only the rows near the screen are in the document. The columns then have the widths that they
 * would have with all rows, as far as the longest ones tell, so that scrolling moves none.
 */
export function DataTable<Row extends { id: number }>({
  label,
  columns,
  rows,
  all,
  sorting,
  onSort,
  actions,
  persistedId,
  marked,
}: DataTableProps<Row>) {
  const narrow = useNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  // The whole list decides, so that the columns stay as they are when a search finds few of many rows.
  const long = all.length > LONG_LIST;
  const samples = useMemo(() => (long ? longestRows(all, columns) : []), [long, all, columns]);
  const [measures, setMeasures] = useState<TableMeasures<Row> | null>(null);
  const stale = measures?.samples !== samples || measures.width !== width;
  const sizes = long && !narrow ? (measures?.columns ?? []) : [];
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const head = (
    <TableHead columns={columns} sorting={sorting} narrow={narrow} onSort={onSort} indexed={long} />
  );
  const rowAt = (index: number, measure?: MeasureRow) => {
    const row = rows[index];
    return (
      row && (
        <TableRow
          key={row.id}
          row={row}
          columns={columns}
          actions={actions}
          narrow={narrow}
          marked={row.id === marked}
          index={measure && index}
          measure={measure}
        />
      )
    );
  };
  return (
    // Columns that do not fit beside the sidebar scroll below the actions. The padding is for the focus rings.
    // The frame is positioned, as texts for screen readers would otherwise widen the page.
    <div
      ref={frame}
      className={
        narrow
          ? 'overflow-clip rounded-card border border-line bg-surface-raised'
          : 'relative -m-1.5 scroll-pr-52 overflow-x-auto p-1.5'
      }
    >
      {long && stale && width !== null && (
        <TableMeter
          head={head}
          columns={columns}
          actions={actions}
          samples={samples}
          narrow={narrow}
          width={width}
          onMeasure={setMeasures}
        />
      )}
      {(!long || measures) && (
        <table
          role="table"
          aria-label={label}
          aria-rowcount={long ? rows.length + 1 : undefined}
          className={classNames(
            TABLE,
            narrow && 'block',
            long ? MEASURED : 'w-full',
            long && !narrow && 'wrap-anywhere',
            sizes.length > 0 && 'table-fixed',
          )}
          style={{ width: sizes.reduce((sum, size) => sum + size, 0) || undefined }}
        >
          {sizes.length > 0 && (
            <colgroup>
              {sizes.map((size, index) => (
                <col key={index} style={{ width: size }} />
              ))}
            </colgroup>
          )}
          {head}
          {long && measures ? (
            <WindowedRows
              // The heights of compact rows say nothing about the heights of others.
              key={String(narrow)}
              as="tbody"
              className={narrow ? 'block' : ''}
              ids={ids}
              rowAt={rowAt}
              estimate={measures.rowHeight}
              gap={0}
              persistedId={persistedId}
            />
          ) : (
            <tbody role="rowgroup" className={narrow ? 'block' : undefined}>
              {rows.map((_, index) => rowAt(index))}
            </tbody>
          )}
        </table>
      )}
    </div>
  );
}
