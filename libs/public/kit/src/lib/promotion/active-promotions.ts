import type { CalendarDate } from '@lereng/shared-domain';
import { bestPromotion, isPromotionActive, toTerms } from '@lereng/shared-domain/promotions';
import type { Promotion } from '@lereng/web-data-access/promotions';

/** Whether a promotion is active on `today`, the venue's day. */
export const isActive = ({ valid_until }: Promotion, today: CalendarDate): boolean =>
  isPromotionActive({ validUntil: valid_until }, today);

/** The active promotions, in the API's order. */
export const activePromotions = (
  promotions: readonly Promotion[],
  today: CalendarDate,
): Promotion[] => promotions.filter((promotion) => isActive(promotion, today));

/** The promotion that comes first where several apply today, or null. */
export function bestActivePromotion(
  promotions: readonly Promotion[],
  today: CalendarDate,
): Promotion | null {
  return bestPromotion(promotions.map(toTerms), today)?.promotion ?? null;
}
