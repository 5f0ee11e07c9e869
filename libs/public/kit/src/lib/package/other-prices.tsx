import { formatRupiah } from '@lereng/shared-domain';
import { hasOtherPrices, lowestPrice, type Offer } from '@lereng/shared-domain/prices';
import type { Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';
import { useClosedDays } from '../venue/use-venue-days';
import { useWords } from '../words';

export interface PricedPackageProps {
  package: Package;
  offer: Offer<NonNullable<Package['promotion']>>;
}

/** Whether a package has other prices on other days, and the lowest one in words where that is lower than today's. */
export function useOtherPrices({ package: pkg, offer }: PricedPackageProps) {
  const { today, locale } = usePageEnvironment();
  const isClosed = useClosedDays();
  const lowest = lowestPrice(pkg, today, isClosed);
  return {
    hasOther: lowest < offer.price || hasOtherPrices(pricesOf(pkg, offer), today, isClosed),
    from: lowest < offer.price ? formatRupiah(lowest, locale) : undefined,
  };
}

/** What `otherPriceLines` needs to know of a package. */
export const pricesOf = (
  { prices }: Package,
  { price, originalPrice, promotion }: PricedPackageProps['offer'],
) => ({ price, original_price: originalPrice, promotion, prices });

/** On a card, that the package has other prices on other days; nothing where it has none. */
export function OtherPrices(props: PricedPackageProps) {
  const words = useWords();
  const { hasOther, from } = useOtherPrices(props);
  if (!hasOther) return null;
  return (
    <p className="other-prices">
      {from === undefined ? words.otherPricesDiffer : words.priceFrom(from) + words.otherPrices}
    </p>
  );
}
