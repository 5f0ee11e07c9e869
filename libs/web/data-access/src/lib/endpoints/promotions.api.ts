import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { findListed } from '../find-listed';
import { listTags, rowTag } from '../row-tags';
import { promotionsGenerated, type GetPromotionApiResponse } from './promotions.gen';

export const promotionsApi = promotionsGenerated.enhanceEndpoints({
  addTagTypes: ['Promotion', 'Content'],
  endpoints: {
    listPromotions: { providesTags: listTags('Promotion') },
    listFeaturedPromotions: { providesTags: listTags('Promotion') },
    getPromotion: {
      providesTags: rowTag('Promotion'),
      onQueryStarted: invalidateListOnNotFound('Promotion'),
    },
  },
});

export const { useListPromotionsQuery, useListFeaturedPromotionsQuery, useGetPromotionQuery } =
  promotionsApi;

export type Promotion = GetPromotionApiResponse;

/** The row from a cached list. */
export function useListedPromotion(id: number | null): Promotion | undefined {
  const { listPromotions, listFeaturedPromotions } = promotionsApi.endpoints;
  const options = { selectFromResult: findListed<Promotion>(id) };
  const all = listPromotions.useQueryState(undefined, options);
  const featured = listFeaturedPromotions.useQueryState(undefined, options);
  return all.row ?? featured.row;
}
