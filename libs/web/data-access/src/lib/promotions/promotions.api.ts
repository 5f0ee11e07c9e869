import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags } from '../row-tags';
import { promotionsGenerated } from './promotions.gen';

export const promotionsApi = promotionsGenerated.enhanceEndpoints({
  addTagTypes: ['Promotion'],
  endpoints: {
    listPromotions: { providesTags: listTags('Promotion') },
    listFeaturedPromotions: { providesTags: listTags('Promotion') },
    getPromotion: {
      providesTags: (_promotion, _error, id) => [{ type: 'Promotion', id }],
      onQueryStarted: invalidateListOnNotFound('Promotion'),
    },
  },
});

export const { useListPromotionsQuery, useListFeaturedPromotionsQuery, useGetPromotionQuery } =
  promotionsApi;
