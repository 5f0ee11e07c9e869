import { promotionsAdminGenerated } from './promotions-admin.gen';

export const promotionsAdminApi = promotionsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Promotion', 'Package'],
  endpoints: {
    // What a package costs follows from its promotions.
    // Whatever came of it: a call without an answer may have been done all the same.
    createPromotion: { invalidatesTags: [{ type: 'Promotion', id: 'LIST' }, 'Package'] },
    // A failed change may have found a row that is gone: what is shown is asked for again.
    updatePromotion: {
      invalidatesTags: (_promotion, _error, { id }) => [{ type: 'Promotion', id }, 'Package'],
    },
    removePromotion: { invalidatesTags: [{ type: 'Promotion', id: 'LIST' }, 'Package'] },
  },
});

export const {
  useCreatePromotionMutation,
  useUpdatePromotionMutation,
  useRemovePromotionMutation,
} = promotionsAdminApi;
