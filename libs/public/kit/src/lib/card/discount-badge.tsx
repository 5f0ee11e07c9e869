import { discountLabel } from '@lereng/shared-sentences';
import { classNames } from '@lereng/web-ui';
import { usePageEnvironment } from '@lereng/web-feature';

export interface DiscountBadgeProps {
  /** Whole percent. */
  percent: number;
  className?: string;
}

export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  const { locale } = usePageEnvironment();
  return (
    <span className={classNames('on-light badge', className)}>
      {discountLabel(percent, locale)}
    </span>
  );
}
