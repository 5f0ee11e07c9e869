import { toTerms } from '@lereng/shared-domain/promotions';
import type { Package } from '@lereng/web-data-access/packages';
import { ownPriceOf } from '@lereng/web-data-access/packages-admin';
import type { PricePeriod } from '@lereng/web-data-access/price-periods-admin';
import type { Promotion } from '@lereng/web-data-access/promotions';

/** All that decides the price of a package on a day, as visitors see it. */
export const packageTerms = (
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
