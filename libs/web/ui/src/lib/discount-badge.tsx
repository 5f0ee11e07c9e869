import { discountLabel } from '@lereng/shared-domain';
import { classNames } from './class-names';

export interface DiscountBadgeProps {
  /** Whole percent. */
  percent: number;
  className?: string;
}

export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  return (
    <span
      className={classNames(
        'on-light inline-flex items-center rounded-chip bg-accent-bright px-3 py-1 text-sm font-bold text-default tabular-nums [print-color-adjust:exact]',
        className,
      )}
    >
      {discountLabel(percent)}
    </span>
  );
}
