import { formatRupiah, type Rupiah } from '@lereng/shared-domain';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import { words } from './words';

export interface PriceProps {
  amount: Rupiah;
  /** The price before a discount, struck through. */
  original?: Rupiah | null;
  className?: string;
}

/** A price, with the original beside it. An amount may wrap after `Rp` in a narrow card. */
export function Price({ amount, original, className }: PriceProps) {
  const reduced = original !== null && original !== undefined;
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {reduced && (
        <s className="text-[0.8em] font-medium text-subtle wrap-anywhere tabular-nums">
          <VisuallyHidden>{words.originalPrice} </VisuallyHidden>
          {formatRupiah(original)}
        </s>
      )}
      <span className="font-bold text-accent wrap-anywhere tabular-nums">
        {reduced && <VisuallyHidden>{words.currentPrice} </VisuallyHidden>}
        {formatRupiah(amount)}
      </span>
    </span>
  );
}
