import { currentOffer } from '@lereng/shared-domain';
import type { Package } from '@lereng/web-data-access/packages';
import { PageLink, paths, usePageEnvironment } from '@lereng/web-feature';
import { ContentCard, DiscountBadge } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { RouteText } from './route-text';

export interface PackageCardProps {
  package: Package;
  /** How wide the card's picture is shown, as in `sizes` of HTML. */
  sizes: string;
  priority?: boolean;
  /** Level of the heading. */
  level?: 2 | 3;
  /** More about the package, such as what is included; nothing that can be operated. */
  children?: ReactNode;
  className?: string;
}

/** A package in a list, for the price of the day on which it is looked at. */
export function PackageCard({ package: tour, ...look }: PackageCardProps) {
  const { today } = usePageEnvironment();
  const { price, originalPrice, discountPercent } = currentOffer(tour, today);
  return (
    <ContentCard
      href={paths.package.getHref(tour.id)}
      link={PageLink}
      image={tour}
      title={tour.name}
      text={tour.route === null ? tour.description : <RouteText route={tour.route} />}
      price={price}
      originalPrice={originalPrice}
      badge={discountPercent !== null && <DiscountBadge percent={discountPercent} />}
      {...look}
    />
  );
}
