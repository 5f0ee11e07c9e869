import { otherPriceTexts, type Offer } from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { words } from '../words';

interface OtherPricesProps {
  package: Package;
  offer: Offer<NonNullable<Package['promotion']>>;
  /** How many are shown; all of them by default, with the names of their periods. */
  max?: number;
  className?: string;
}

/** The package's prices on other days, below today's; nothing where there are none. */
export function OtherPrices({ package: pkg, offer, max, className }: OtherPricesProps) {
  const { today } = usePageEnvironment();
  const { price: amount, originalPrice, promotion } = offer;
  const present = { price: amount, original_price: originalPrice, promotion, prices: pkg.prices };
  const texts = otherPriceTexts(present, today, max);
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
          {max === undefined && name !== null && <span>{` (${name})`}</span>}
        </li>
      ))}
    </ul>
  );
}
