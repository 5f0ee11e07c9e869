import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import { words } from './words';

export interface DiscountBadgeProps {
  /** Whole percent. */
  percent: number;
  className?: string;
}

/** A discount; screen readers get a label with the number. */
export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-chip bg-accent-bright px-3 py-1 text-sm font-bold text-default tabular-nums',
        className,
      )}
    >
      <VisuallyHidden>{words.discount} </VisuallyHidden>
      {percent}%
    </span>
  );
}
