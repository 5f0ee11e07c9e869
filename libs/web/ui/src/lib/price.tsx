import { formatRupiah, isReduced, type Locale, type Rupiah } from '@lereng/shared-domain';
import { classNames } from './class-names';
import { type LocalTexts, withOwn } from './own-lang';
import { VisuallyHidden } from './visually-hidden';
import { wordsIn } from './words';

export interface PriceProps {
  amount: Rupiah;
  /** The price before a discount, struck through where it is higher. */
  original?: Rupiah | null;
  /** What the price is for, such as `per jip`. */
  note?: string | null;
  /** The row whose unit the note has. */
  row?: LocalTexts & { price_unit?: string | null };
  /** The language of the page; the back office's by default. */
  locale?: Locale;
  className?: string;
}

/** A price, with the original beside it. An amount may wrap after `Rp` in a narrow card. */
export function Price({ amount, original, note, row = {}, locale, className }: PriceProps) {
  const words = wordsIn(locale);
  const reduced = isReduced(amount, original);
  return (
    <span className={classNames('price', className)}>
      {reduced && (
        <s className="price-before">
          <VisuallyHidden>{words.originalPrice} </VisuallyHidden>
          {formatRupiah(original, locale)}
        </s>
      )}
      <span className="price-now">
        {reduced && <VisuallyHidden>{words.currentPrice} </VisuallyHidden>}
        <span>{formatRupiah(amount, locale)}</span>
      </span>
      {/* The blank is for those who read the text alone. */}
      {note && <span className="price-note">{withOwn(` ${note}`, row, 'price_unit')}</span>}
    </span>
  );
}
