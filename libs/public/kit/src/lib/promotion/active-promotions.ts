import { isPromotionActive, type CalendarDate } from '@lereng/shared-domain';
import { promotionsApi, type Promotion } from '@lereng/web-data-access/promotions';
import type { LoadContext } from '@lereng/web-feature';

/** Whether a promotion is active on `today`, the venue's day. */
export const isActive = ({ valid_until }: Promotion, today: CalendarDate): boolean =>
  isPromotionActive({ validUntil: valid_until }, today);

/** The active promotions, in the API's order. */
export const activePromotions = (
  promotions: readonly Promotion[],
  today: CalendarDate,
): Promotion[] => promotions.filter((promotion) => isActive(promotion, today));

/**
 * The active promotions for a page's `load`, or null after a failure. Expired ones are removed from
 * the store, or they would grow every page's hydration state.
 */
export async function loadActivePromotions({
  dispatch,
  today,
}: Pick<LoadContext, 'dispatch' | 'today'>): Promise<Promotion[] | null> {
  const { data } = await dispatch(
    promotionsApi.endpoints.listPromotions.initiate(undefined, { subscribe: false }),
  );
  if (!data) return null;
  const active = activePromotions(data, today);
  if (active.length < data.length) {
    const entry = { endpointName: 'listPromotions', arg: undefined, value: active } as const;
    dispatch(promotionsApi.util.upsertQueryEntries([entry]));
  }
  return active;
}
