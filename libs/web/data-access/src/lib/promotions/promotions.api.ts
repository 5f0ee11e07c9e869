import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { promotionsGenerated } from './promotions.gen';

export const promotionsApi = promotionsGenerated.enhanceEndpoints({
  addTagTypes: ['Promotion'],
  endpoints: {
    listPromotions: {
      providesTags: (promotions = []) => [
        { type: 'Promotion', id: 'LIST' },
        ...promotions.map(({ id }) => ({ type: 'Promotion' as const, id })),
      ],
    },
    getPromotion: {
      providesTags: (_promotion, _error, id) => [{ type: 'Promotion', id }],
      onQueryStarted: invalidateListOnNotFound('Promotion'),
    },
  },
});

export const { useListPromotionsQuery, useGetPromotionQuery } = promotionsApi;
