import { promotionsApi, type Promotion } from '@lereng/web-data-access/promotions';
import type { LoadContext } from '@lereng/web-feature';
import { activePromotions } from './active-promotions';

/**
 * The active promotions for a page's `load`, or null after a failure. Expired ones are removed from
 * the store, or they would grow every page's hydration state.
 */
export async function loadActivePromotions({
  read,
  dispatch,
  today,
}: Pick<LoadContext, 'read' | 'dispatch' | 'today'>): Promise<Promotion[] | null> {
  const { data, isSuccess } = await read(promotionsApi.endpoints.listPromotions, undefined);
  if (!data) return null;
  const active = activePromotions(data, today);
  // During a refetch, a new entry would make RTK Query drop the response.
  if (active.length < data.length && isSuccess) {
    const entry = { endpointName: 'listPromotions', arg: undefined, value: active } as const;
    dispatch(promotionsApi.util.upsertQueryEntries([entry]));
  }
  return active;
}

/**
 * Removes the content of an expired promotion from the store, or the page that says it is not found would
 * carry it in its hydration state. Its period stays, by which every page knows that it has expired.
 */
export function forgetContent(dispatch: LoadContext['dispatch'], promotion: Promotion): void {
  const value: Promotion = {
    ...promotion,
    title: '',
    description: null,
    terms: null,
    discount_percent: 0,
    packages: [],
    image_url: null,
    image_width: null,
    image_height: null,
    image_placeholder: null,
    image_focus_x: null,
    image_focus_y: null,
    image_preview_url: '',
    image_sources: [],
  };
  const entry = { endpointName: 'getPromotion', arg: promotion.id, value } as const;
  dispatch(promotionsApi.util.upsertQueryEntries([entry]));
}
