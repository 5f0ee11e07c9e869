import { DetailFrame, PackageCard, RelatedList } from '@lereng/public-kit';
import { currentOffer, orderMessage } from '@lereng/shared-domain';
import { useListPackagesQuery, type Package } from '@lereng/web-data-access/packages';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { DiscountBadge, Price } from '@lereng/web-ui';
import { words } from '../words';
import { PackageFacts } from './package-facts';
import { PromotionBlock } from './promotion-block';

/** A package: what it is, what it costs today, the way to order it, and some others. */
export function PackageView({ package: tour }: { package: Package }) {
  const { today } = usePageEnvironment();
  const { data: packages } = useListPackagesQuery();
  const { price, originalPrice, discountPercent, promotion } = currentOffer(tour, today);
  return (
    <>
      <DetailFrame
        name={tour.name}
        image={tour}
        path={paths.package.getHref(tour.id)}
        back={{ to: paths.packages.getHref(), label: words.allPackages }}
        price={
          <>
            <Price amount={price} original={originalPrice} />
            {discountPercent !== null && <DiscountBadge percent={discountPercent} />}
          </>
        }
        message={orderMessage.package(tour.name)}
      >
        {promotion && <PromotionBlock promotion={promotion} />}
        <p className="mt-6 max-w-prose whitespace-pre-line text-basalt sm:text-lg">
          {tour.description ?? words.noDescription}
        </p>
        <PackageFacts package={tour} />
      </DetailFrame>
      <RelatedList title={words.others} rows={packages} selfId={tour.id}>
        {(other, sizes) => <PackageCard package={other} sizes={sizes} />}
      </RelatedList>
    </>
  );
}
