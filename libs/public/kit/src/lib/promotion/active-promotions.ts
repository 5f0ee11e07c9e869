import { isPromotionActive, type CalendarDate } from '@lereng/shared-domain';
import { promotionsApi, type Promotion } from '@lereng/web-data-access/promotions';
import type { LoadContext } from '@lereng/web-feature';

/** Whether a promotion is still on, `today` being the venue's day. */
export const isActive = ({ valid_until }: Promotion, today: CalendarDate): boolean =>
  isPromotionActive({ validUntil: valid_until }, today);

/** The promotions that visitors may see, in the API's order. */
export const activePromotions = (
  promotions: readonly Promotion[],
  today: CalendarDate,
): Promotion[] => promotions.filter((promotion) => isActive(promotion, today));

/**
 * The promotions that are on, for a page's `load`; null where they cannot be had. Those that are over
 * are taken out of the store: a venue has more of them each year, and they would come along with
 * every page. (Pages still look at the day themselves, since it may end while they are open.)
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
    const kept = { endpointName: 'listPromotions', arg: undefined, value: active } as const;
    dispatch(promotionsApi.util.upsertQueryEntries([kept]));
  }
  return active;
}
