import { addDays, type CalendarDate } from '@lereng/shared-domain';
import { hasDay } from '@lereng/shared-domain/days';
import { currentOffer, type Offer } from '@lereng/shared-domain/prices';
import { useRead } from '@lereng/web-data-access';
import type { Package } from '@lereng/web-data-access/packages';
import { usePageEnvironment } from '@lereng/web-feature';

/** Whether another promotion than the response names may apply on `today` or the day after. */
export const mayChange = ({ promotion, prices }: Package, today: CalendarDate): boolean =>
  (promotion !== null && promotion.valid_until <= today) ||
  prices.some(
    (span) =>
      span.original_price !== null && [today, addDays(today, 1)].some((day) => hasDay(span, day)),
  );

/** Today's price of a package, and the promotion that makes it. */
export function useOffer(pkg: Package): Offer<NonNullable<Package['promotion']>> {
  const { today } = usePageEnvironment();
  const skip = !mayChange(pkg, today);
  const { data = [] } = useRead('listPackagesPromotions', undefined, { skip });
  const others = data.filter(({ package_ids }) => package_ids.includes(pkg.id));
  return currentOffer<NonNullable<Package['promotion']>>(pkg, today, others);
}
