import { formatRupiah } from '@lereng/shared-domain';
import { Price } from '@lereng/web-ui';
import type { PackagePrices } from './package-prices';
import { words } from './words';

interface PackageOfferProps {
  prices: PackagePrices;
  /** It is ticked in the form. */
  chosen: boolean;
}

/** A package's price in the form's promotion, and the price that applies where others matter. */
export function PackageOffer({ prices, chosen }: PackageOfferProps) {
  const { base, reduced, alsoIn, price, source } = prices;
  return (
    <>
      <Price amount={reduced ?? base} original={reduced === null ? null : base} />
      {alsoIn.length > 0 && <p className="mt-0.5">{words.alsoIn(alsoIn)}</p>}
      {(alsoIn.length > 0 || price !== (reduced ?? base)) && (
        <p>
          {chosen ? words.applies : words.wouldApply}{' '}
          <span className="whitespace-nowrap">{formatRupiah(price)}</span> ({nameOf(source)})
        </p>
      )}
    </>
  );
}

function nameOf(source: PackagePrices['source']): string {
  if (source === 'this') return words.thisPromotion;
  return source === 'none' ? words.noPromotion : source.title;
}
