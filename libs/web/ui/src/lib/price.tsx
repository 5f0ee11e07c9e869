import { formatRupiah, type Rupiah } from '@lereng/shared-domain';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import { words } from './words';

export interface PriceProps {
  amount: Rupiah;
  /** The price before a discount, shown struck through. */
  original?: Rupiah | null;
  className?: string;
}

/**
 * What a visitor pays, and beside it what it would have been. An amount breaks after `Rp` where a card is
 * too narrow for it, as it is for a milliard on the smallest phone.
 */
export function Price({ amount, original, className }: PriceProps) {
  const reduced = original !== null && original !== undefined;
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {reduced && (
        <s className="text-[0.8em] font-medium text-abu wrap-anywhere tabular-nums">
          <VisuallyHidden>{words.originalPrice} </VisuallyHidden>
          {formatRupiah(original)}
        </s>
      )}
      <span className="font-bold text-jeruk wrap-anywhere tabular-nums">
        {reduced && <VisuallyHidden>{words.currentPrice} </VisuallyHidden>}
        {formatRupiah(amount)}
      </span>
    </span>
  );
}
