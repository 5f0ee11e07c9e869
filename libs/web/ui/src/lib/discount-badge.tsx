import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import { words } from './words';

export interface DiscountBadgeProps {
  /** Whole percent. */
  percent: number;
  className?: string;
}

/** How much less something costs for now; those who listen hear what the number means. */
export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-chip bg-jeruk-terang px-3 py-1 text-sm font-bold text-lava tabular-nums',
        className,
      )}
    >
      <VisuallyHidden>{words.discount} </VisuallyHidden>
      {percent}%
    </span>
  );
}
