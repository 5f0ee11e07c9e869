import {
  consecutiveDays,
  discountedPrice,
  isCalendarDate,
  isWholeNumber,
  LIMITS,
  type CalendarDate,
  type Rupiah,
} from '@lereng/shared-domain';
import { hasDay, isOnWeekday } from '@lereng/shared-domain/days';
import { bestPromotion, isPromotionActive } from '@lereng/shared-domain/promotions';
import type { Package } from '@lereng/web-data-access/packages';
import type { Promotion } from '@lereng/web-data-access/promotions';

/** A promotion as its form says it, perhaps incomplete. */
export interface PromotionDraft {
  /** Undefined for a new one, which gets the highest id. */
  id: number | undefined;
  /** Gives no discount as long as it is hidden. */
  hidden?: boolean;
  /** Percent; null or NaN while it is no number. */
  discountPercent: number | null;
  /** Empty while it is incomplete. */
  validUntil: CalendarDate | '';
  /** ISO 8601; every day if empty. */
  weekdays: readonly number[];
}

/** The prices of a package if it is in the promotion of a form. All in rupiah. */
export interface PackagePrices {
  base: Rupiah;
  /** After the discount of the form; null while that is invalid. */
  reduced: Rupiah | null;
  /** Titles of the other active promotions that the package is in. */
  alsoIn: string[];
  /** The price that a visitor will pay. */
  price: Rupiah;
  /** The promotion that determines that price: this one, another one's title, or none. */
  source: 'this' | 'none' | { title: string };
}

/**
 * The prices of a package on the first day from `today`, the venue's day, on which the form's promotion reduces prices,
 * with that promotion among all others: the largest discount applies, then the one that ends last, then the one with
 * the lowest id.
 */
export function packagePrices(
  pkg: Pick<Package, 'id' | 'price' | 'original_price' | 'prices'>,
  draft: PromotionDraft,
  promotions: readonly Promotion[],
  today: CalendarDate,
): PackagePrices {
  const week = consecutiveDays(today, 7);
  const day = week.find((each) => isOnWeekday(draft.weekdays, each)) ?? today;
  const { price, original_price } = pkg.prices.find((span) => hasDay(span, day)) ?? pkg;
  const base = original_price ?? price;
  const discount = isDiscount(draft.discountPercent) ? draft.discountPercent : null;
  const others = promotions
    .filter((each) => each.id !== draft.id && !each.hidden)
    .filter((each) => each.packages.some(({ id }) => id === pkg.id))
    .map((each) => ({
      id: each.id,
      discountPercent: each.discount_percent,
      validUntil: each.valid_until,
      weekdays: each.weekdays,
      title: each.title,
    }))
    .filter((other) => isPromotionActive(other, today));
  const own = discount !== null &&
    !draft.hidden &&
    isCalendarDate(draft.validUntil) && {
      id: draft.id ?? Number.MAX_SAFE_INTEGER,
      discountPercent: discount,
      validUntil: draft.validUntil,
      weekdays: draft.weekdays,
      title: null,
    };
  const best = bestPromotion(own ? [...others, own] : others, day);
  return {
    base,
    reduced: discount === null ? null : discountedPrice(base, discount),
    alsoIn: others.map(({ title }) => title),
    price: best ? discountedPrice(base, best.discountPercent) : base,
    source: best === null ? 'none' : best.title === null ? 'this' : { title: best.title },
  };
}

/** Whether a field says a discount. */
export const isDiscount = (percent: number | null): percent is number =>
  isWholeNumber(percent, LIMITS.discountMin, LIMITS.discountMax);
