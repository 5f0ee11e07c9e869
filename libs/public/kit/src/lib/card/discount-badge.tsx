import { discountLabel } from '@lereng/shared-domain/promotions';
import { classNames } from '@lereng/web-ui';

export interface DiscountBadgeProps {
  /** Whole percent. */
  percent: number;
  className?: string;
}

export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  return <span className={classNames('on-light badge', className)}>{discountLabel(percent)}</span>;
}
