import type { Rupiah } from '@lereng/shared-domain';
import { toTerms } from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';

/** Rupiah: the price of a package where no period holds. */
export const ownPriceOf = ({ own_price, original_price, price }: Package): Rupiah =>
  own_price ?? original_price ?? price;

/** All that decides the price of a package on a day, as visitors see it. */
export const termsOf = (
  pkg: Package,
  periods: readonly PricePeriod[],
  promotions: readonly Promotion[],
) => ({
  basePrice: ownPriceOf(pkg),
  periods: periods.flatMap(({ prices, ...period }) =>
    prices
      .filter(({ package_id }) => package_id === pkg.id)
      .map(({ price }) => ({ ...period, price })),
  ),
  promotions: promotions
    .filter(({ hidden, packages }) => !hidden && packages.some(({ id }) => id === pkg.id))
    .map(toTerms),
});
