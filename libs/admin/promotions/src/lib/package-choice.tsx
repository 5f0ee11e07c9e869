import { formatRupiah } from '@lereng/shared-domain';
import { Price } from '@lereng/web-ui';
import { useId } from 'react';
import type { PackagePrices } from './package-prices';
import { words } from './words';

interface PackageChoiceProps {
  name: string;
  /** Its prices in the form's promotion. */
  prices: PackagePrices;
  /** What the prices are for. */
  note: string | null;
  checked: boolean;
  onToggle: () => void;
}

/** A checkbox for a package, with its price. */
export function PackageChoice({ name, prices, note, checked, onToggle }: PackageChoiceProps) {
  const id = useId();
  return (
    <li className="relative flex items-start gap-3 px-4 py-2.5 has-checked:bg-surface">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        aria-describedby={`${id}-description`}
        // Above the label, which covers the row.
        className="relative z-1 mt-0.5 size-5 shrink-0 accent-accent"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block font-medium after:absolute after:inset-0">
          {name}
        </label>
        <div id={`${id}-description`} className="text-sm text-muted">
          <Offer prices={prices} note={note} chosen={checked} />
        </div>
      </div>
    </li>
  );
}

interface OfferProps extends Pick<PackageChoiceProps, 'prices' | 'note'> {
  chosen: boolean;
}

/** The price that visitors will pay for a package, and why where others than the form's promotion matter. */
function Offer({ prices, note, chosen }: OfferProps) {
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
