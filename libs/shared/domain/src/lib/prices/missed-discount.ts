import type { CalendarDate } from '../calendar';
import type { PromotionTerms } from '../promotions';

/** Why a day has no discount although others have: one is `null`. */
export interface MissedDiscount {
  /** Those of a promotion that goes on then, ISO 8601. */
  weekdays: readonly number[] | null;
  /** The last day of a promotion that is over then. */
  endedOn: CalendarDate | null;
}

/**
 * What to say of a day without a discount: the weekdays of the best promotion that goes on then, or else when the last
 * one ended.
 *
 * @param promotions of one package, none of which holds on that day
 */
export function missedDiscount(
  promotions: readonly PromotionTerms[],
  day: CalendarDate,
): MissedDiscount {
  const goingOn = promotions
    .filter(({ validUntil, weekdays }) => validUntil >= day && weekdays.length > 0)
    .sort((one, other) => other.discountPercent - one.discountPercent);
  const ends = promotions.map(({ validUntil }) => validUntil).sort();
  return {
    weekdays: goingOn[0]?.weekdays ?? null,
    endedOn: goingOn.length === 0 ? (ends.at(-1) ?? null) : null,
  };
}
