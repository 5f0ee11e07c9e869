import { putSaved, withoutRow, withRow } from '../put-saved';
import { promotionsApi, type Promotion } from '../promotions';
import { promotionsAdminGenerated } from './promotions-admin.gen';

const putSavedRow = putSaved((saved: Promotion) =>
  promotionsApi.util.updateQueryData('listPromotions', undefined, withRow(saved)),
);

export const promotionsAdminApi = promotionsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Promotion', 'Package', 'Trash'],
  endpoints: {
    // Packages contain prices that depend on promotions. Also after an error: without a response,
    // the call may have succeeded.
    createPromotion: {
      invalidatesTags: [{ type: 'Promotion', id: 'LIST' }, 'Package'],
      onQueryStarted: putSavedRow,
    },
    // Also after an error: the row may have been deleted meanwhile.
    updatePromotion: {
      invalidatesTags: (_promotion, _error, { id }) => [{ type: 'Promotion', id }, 'Package'],
      onQueryStarted: putSavedRow,
    },
    removePromotion: {
      invalidatesTags: [{ type: 'Promotion', id: 'LIST' }, 'Package', 'Trash'],
      onQueryStarted: putSaved((_nothing, { id }) =>
        promotionsApi.util.updateQueryData('listPromotions', undefined, withoutRow(id)),
      ),
    },
  },
});

export const {
  useCreatePromotionMutation,
  useUpdatePromotionMutation,
  useRemovePromotionMutation,
} = promotionsAdminApi;
