import { offerNote } from '@lereng/shared-sentences';
import type { Package } from '@lereng/web-data-access/packages';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ownLang } from '@lereng/web-ui';
import { ContentCard } from '../card/content-card';
import { useSoldOut } from '../card/sold-out-mark';
import { DiscountBadge } from '../card/discount-badge';
import { OrderStepper } from '../order/order-stepper';
import { useOffer } from '../promotion/next-promotions';
import { DurationChip } from './duration-chip';
import { Included } from './included';
import { OtherPrices } from './other-prices';
import { RouteText } from './route-text';

export interface PackageCardProps {
  package: Package;
  /** `sizes` of the card's picture. */
  sizes: string;
  priority?: boolean;
  level?: 2 | 3;
  /** Whether it is larger than the others, and has room for what is included. */
  lead?: boolean;
}

/** A package's card, with today's price. */
export function PackageCard({ package: pkg, lead = false, ...cardProps }: PackageCardProps) {
  const { locale } = usePageEnvironment();
  const offer = useOffer(pkg);
  const soldOut = useSoldOut(pkg);
  const { price, originalPrice, discountPercent, promotion } = offer;
  return (
    <ContentCard
      href={paths.package.getHref(pkg.id)}
      link={PageLink}
      image={pkg}
      row={pkg}
      text={pkg.route === null ? pkg.description : <RouteText package={pkg} />}
      textLang={pkg.route === null ? ownLang(pkg, 'description') : undefined}
      price={price}
      originalPrice={originalPrice}
      priceNote={offerNote(pkg, promotion?.weekdays, locale)}
      belowPrice={<OtherPrices package={pkg} offer={offer} />}
      soldOut={soldOut}
      action={soldOut === null && <OrderStepper kind="packages" {...pkg} />}
      badge={discountPercent !== null && <DiscountBadge percent={discountPercent} />}
      {...cardProps}
    >
      <DurationChip package={pkg} />
      {lead && <Included package={pkg} className="mt-4" />}
    </ContentCard>
  );
}
