import { isSoldOut, type SoldOut } from '../availability';
import type { CalendarDate } from '../calendar';
import type { ListedPromotion } from '../promotions';
import { currentOffer, type PackagePricing } from './current-offer';

/**
 * The package with the largest discount on `today` (the venue's day) that is not sold out, the first one of several.
 * Null where none has a discount.
 */
export function bestOffer<
  Package extends PackagePricing<ListedPromotion> & { availability: SoldOut | null },
>(packages: readonly Package[], today: CalendarDate): Package | null {
  let best: Package | null = null;
  let bestPercent = 0;
  for (const pkg of packages) {
    const percent = currentOffer(pkg, today).discountPercent ?? 0;
    if (percent <= bestPercent || isSoldOut(pkg.availability, today)) continue;
    best = pkg;
    bestPercent = percent;
  }
  return best;
}
