import { classNames } from '@lereng/web-ui';
import type { ReactNode } from 'react';

interface StatusChipProps {
  /** Whether the row counts for visitors now. */
  active: boolean;
  children: ReactNode;
}

/** The status of a row. */
export const StatusChip = ({ active, children }: StatusChipProps) => (
  <span
    className={classNames(
      'inline-block rounded-chip px-3 py-0.5 whitespace-nowrap text-sm font-semibold',
      active ? 'bg-success text-inverse' : 'bg-surface-muted text-muted',
    )}
  >
    {children}
  </span>
);
