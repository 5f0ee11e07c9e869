import { type Offer } from '@lereng/shared-domain/prices';
import { otherPriceTexts } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { useWords } from '../words';

interface OtherPricesProps {
  package: Package;
  offer: Offer<NonNullable<Package['promotion']>>;
  /** How many are shown; all of them by default. */
  max?: number;
  /** Whether the names of their periods are shown. */
  named?: boolean;
  className?: string;
}

/** What is to be said of a package's prices on other days, in the lines of `OtherPrices`. */
export function useOtherPrices(
  { prices }: Pick<Package, 'prices'>,
  { price, originalPrice, promotion }: OtherPricesProps['offer'],
  max?: number,
) {
  const { today, locale } = usePageEnvironment();
  const present = { price, original_price: originalPrice, promotion, prices };
  return otherPriceTexts(present, today, { max, locale });
}

/** The package's prices on other days, below today's; nothing where there are none. */
export function OtherPrices({ package: pkg, offer, max, named, className }: OtherPricesProps) {
  const words = useWords();
  const texts = useOtherPrices(pkg, offer, max);
  if (texts.length === 0) return null;
  return (
    <ul
      aria-label={words.otherPrices}
      className={classNames('text-sm text-muted tabular-nums', className)}
    >
      {texts.map(({ days, price, name, discount }) => (
        <li key={days + price}>
          <span>{`${days}: ${price}`}</span>
          {discount !== null && <span>{` ${words.reduced(discount)}`}</span>}
          {named && name !== null && <span>{` (${name})`}</span>}
        </li>
      ))}
    </ul>
  );
}
