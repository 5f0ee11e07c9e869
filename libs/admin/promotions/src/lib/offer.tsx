import { formatRupiah } from '@lereng/shared-domain';
import { Price } from '@lereng/web-ui';
import type { PackagePrices } from './package-prices';
import { words } from './words';

interface OfferProps {
  /** Of a package in the form's promotion. */
  prices: PackagePrices;
  /** What the prices are for. */
  note: string | null;
  /** Whether the package is. */
  chosen: boolean;
}

/** The price that visitors will pay for a package, and why where others than the form's promotion matter. */
export function Offer({ prices, note, chosen }: OfferProps) {
  const { base, reduced, alsoIn, price, source } = prices;
  return (
    <>
      <Price amount={price} original={price === base ? null : base} note={note} />
      {reduced !== null && typeof source === 'object' && (
        <p className="mt-0.5">{words.ownPrice(formatRupiah(reduced))}</p>
      )}
      {alsoIn.length > 0 && <p className="mt-0.5">{words.alsoIn(alsoIn)}</p>}
      {(alsoIn.length > 0 || price !== (reduced ?? base)) && (
        <p>
          {chosen ? words.applies : words.wouldApply}{' '}
          <span className="whitespace-nowrap">{formatRupiah(price)}</span> ({titleOf(source)})
        </p>
      )}
    </>
  );
}

function titleOf(source: PackagePrices['source']): string {
  if (source === 'this') return words.thisPromotion;
  return source === 'none' ? words.noPromotion : source.title;
}
