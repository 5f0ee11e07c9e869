import { discountedPrice, isReduced } from '@lereng/shared-domain';
import { discountLabel } from '@lereng/shared-sentences';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { Picture, pictureOf, Price } from '@lereng/web-ui';
import { words } from '../words';

/** Shown where there is no promotion: both colours of a price are to be seen. */
const SAMPLE = {
  name: words.preview.samplePackage,
  discount_percent: 20,
  original_price: 150_000,
  price: discountedPrice(150_000, 20),
};

/** The first package with a discount as a card, or a sample with the picture of the first one. */
export function CardPreview() {
  const { data: packages = [] } = useListPackagesQuery();
  const offer = packages.find(({ price, original_price }) => isReduced(price, original_price));
  const pictured = offer ?? packages[0];
  const { name, price, original_price, discount_percent } = offer ?? SAMPLE;
  return (
    <div className="relative mt-2 overflow-hidden rounded-card bg-surface-raised shadow-soft">
      <Picture
        image={pictured ? pictureOf(pictured) : null}
        alt=""
        sizes="22rem"
        className="block aspect-video w-full"
      />
      <span className="absolute top-3 left-3 badge">{discountLabel(discount_percent ?? 0)}</span>
      <div className="flex flex-col gap-1 p-4">
        <p className="text-lg font-bold">{name}</p>
        <Price amount={price} original={original_price} />
      </div>
    </div>
  );
}
