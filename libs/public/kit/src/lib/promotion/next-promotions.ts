import { addDays, type CalendarDate } from '@lereng/shared-domain';
import { hasDay } from '@lereng/shared-domain/days';
import { currentOffer, type Offer } from '@lereng/shared-domain/prices';
import type { Package } from '@lereng/web-data-access/packages';
import { promotionsApi, useListPackagesPromotionsQuery } from '@lereng/web-data-access/promotions';
import { usePageEnvironment, type LoadContext } from '@lereng/web-feature';

/** Whether another promotion than the response names may apply on `today` or the day after. */
const mayChange = ({ promotion, prices }: Package, today: CalendarDate): boolean =>
  (promotion !== null && promotion.valid_until <= today) ||
  prices.some(
    (span) =>
      span.original_price !== null && [today, addDays(today, 1)].some((day) => hasDay(span, day)),
  );

/**
 * Fetches the promotions if that of a package changes after `today`, as the package's response names no other: an
 * open page shows the next one at midnight, without a request in between.
 */
export async function loadNextPromotions(
  { read, today }: Pick<LoadContext, 'read' | 'today'>,
  packages: readonly Package[] = [],
): Promise<void> {
  const { listPackagesPromotions } = promotionsApi.endpoints;
  if (packages.some((pkg) => mayChange(pkg, today))) await read(listPackagesPromotions, undefined);
}

/** Today's price of a package, and the promotion that makes it. */
export function useOffer(pkg: Package): Offer<NonNullable<Package['promotion']>> {
  const { today } = usePageEnvironment();
  const { data = [] } = useListPackagesPromotionsQuery(undefined, { skip: !mayChange(pkg, today) });
  const others = data.filter(({ package_ids }) => package_ids.includes(pkg.id));
  return currentOffer(pkg, today, others);
}
