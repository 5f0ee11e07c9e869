import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../shell/words';
import type { Column } from './column';

/** Whether visitors do not see a row; never for kinds whose rows cannot be hidden. */
export const isHidden = (row: { id: number; hidden?: boolean }): boolean => row.hidden === true;

/** The same columns, with a mark beside the headline of a hidden row. */
export function markHidden<Row extends { id: number }>(
  columns: readonly Column<Row>[],
): Column<Row>[] {
  return columns.map((column) => {
    const { place, cell } = column;
    if (place !== 'headline') return column;
    return { ...column, cell: (row) => (isHidden(row) ? <Marked>{cell(row)}</Marked> : cell(row)) };
  });
}

function Marked({ children }: { children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{children}</span>
      <span className="inline-flex items-center gap-1 rounded-chip border border-line bg-surface-muted px-2.5 py-0.5 text-sm font-semibold text-muted">
        <EyeOff aria-hidden="true" className="size-4 shrink-0" />
        {words.hidden.mark}
      </span>
    </span>
  );
}
