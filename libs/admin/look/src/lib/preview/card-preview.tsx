import { discountedPrice } from '@lereng/shared-domain';
import { discountLabel } from '@lereng/shared-domain/offers';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { Picture, pictureOf, Price } from '@lereng/web-ui';
import { words } from '../words';

/** Shown whether or not there is a promotion: both colours of a price are to be seen. */
const DISCOUNT = 20;
const SAMPLE_PRICE = 150_000;

/** The first package as a card, with a discount. */
export function CardPreview() {
  const { data: [first] = [] } = useListPackagesQuery();
  const original = first?.original_price ?? first?.price ?? SAMPLE_PRICE;
  return (
    <div className="relative mt-2 overflow-hidden rounded-card bg-surface-raised shadow-soft">
      <Picture
        image={first ? pictureOf(first) : null}
        alt=""
        sizes="22rem"
        className="block aspect-video w-full"
      />
      <span className="absolute top-3 left-3 badge">{discountLabel(DISCOUNT)}</span>
      <div className="flex flex-col gap-1 p-4">
        <p className="text-lg font-bold">{first?.name ?? words.preview.samplePackage}</p>
        <Price amount={discountedPrice(original, DISCOUNT)} original={original} />
      </div>
    </div>
  );
}
