import { classNames } from '@lereng/web-ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { DataTableProps } from './data-table-props';
import { longestRows } from './long-list';
import { MEASURED, TABLE, TABLE_FRAME } from './table-classes';
import { TableMeter, type TableMeasures } from './table-meter';
import { useElementWidth } from './use-element-width';
import { WindowedRows } from './windowed-rows';

/** Space between two cards, in pixels; a table's rows touch. */
const CARD_GAP = 12;

export interface LongTableProps<Row> extends DataTableProps<Row> {
  head: ReactNode;
  narrow: boolean;
}

/**
 * A table of which only the rows near the screen are in the document. Its columns have the widths that
 * they would have with all rows, as far as the longest ones tell, so that scrolling moves none.
 */
export function LongTable<Row extends { id: number }>({
  label,
  columns,
  rows,
  all,
  actions,
  persistedId,
  marked,
  head,
  narrow,
}: LongTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const samples = useMemo(() => longestRows(all, columns), [all, columns]);
  const [measures, setMeasures] = useState<TableMeasures<Row> | null>(null);
  const stale = measures?.samples !== samples || measures.width !== width;
  const sizes = narrow ? [] : (measures?.columns ?? []);
  const tableWidth = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <div ref={frame} className={TABLE_FRAME}>
      {stale && width !== null && (
        <TableMeter
          head={head}
          columns={columns}
          samples={samples}
          actions={actions}
          width={width}
          onMeasure={setMeasures}
        />
      )}
      {measures && (
        <table
          role="table"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          className={classNames(
            TABLE,
            MEASURED,
            'wrap-anywhere max-md:w-full',
            sizes.length > 0 && 'table-fixed',
          )}
          style={{ width: tableWidth || undefined }}
        >
          {sizes.length > 0 && (
            <colgroup>
              {sizes.map((size, index) => (
                <col key={index} style={{ width: size }} />
              ))}
            </colgroup>
          )}
          {head}
          <WindowedRows
            // The heights of cards say nothing about the heights of rows.
            key={String(narrow)}
            rows={rows}
            columns={columns}
            actions={actions}
            estimate={measures.rowHeight}
            gap={narrow ? CARD_GAP : 0}
            persistedId={persistedId}
            marked={marked}
          />
        </table>
      )}
    </div>
  );
}
