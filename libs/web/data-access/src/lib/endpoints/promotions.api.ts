import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
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
