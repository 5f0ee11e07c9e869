import type { CalendarDate } from '@lereng/shared-domain';
import { currentOffer, type Offer } from '@lereng/shared-domain/offers';
import type { Package } from '@lereng/web-data-access/packages';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { usePageEnvironment, type LoadContext } from '@lereng/web-feature';
import { loadActivePromotions } from './active-promotions';

/** Whether the package's promotion ends with `today`, or has ended since the response was made. */
const isLastDay = ({ promotion }: Package, today: CalendarDate): boolean =>
  promotion !== null && promotion.valid_until <= today;

/**
 * Fetches the promotions if that of a package ends with `today`, as the package's response names no other: an
 * open page shows the next one at midnight, without a request in between.
 */
export async function loadNextPromotions(
  context: Pick<LoadContext, 'dispatch' | 'today'>,
  packages: readonly Package[] = [],
): Promise<void> {
  if (packages.some((pkg) => isLastDay(pkg, context.today))) await loadActivePromotions(context);
}

/** Today's price of a package, and the promotion that makes it. */
export function useOffer(pkg: Package): Offer<NonNullable<Package['promotion']>> {
  const { today } = usePageEnvironment();
  const { data = [] } = useListPromotionsQuery(undefined, { skip: !isLastDay(pkg, today) });
  const others = data.filter(({ packages }) => packages.some(({ id }) => id === pkg.id));
  return currentOffer(pkg, today, others);
}
