import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { promotionsApi, type Promotion } from './promotions.api';
import { promotionsAdminGenerated } from './promotions-admin.gen';

// Packages contain prices that depend on promotions.
const { create, update, remove } = managedEndpoints({
  tag: 'Promotion',
  shownBy: ['Package'],
  updateList: (change: ListChange<Promotion>) =>
    promotionsApi.util.updateQueryData('listPromotions', undefined, change),
});

const promotionsAdminApi = promotionsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Promotion', 'Package', 'Trash'],
  endpoints: {
    createPromotion: create,
    updatePromotion: update,
    removePromotion: remove,
  },
});

/** What the back office reads and writes. */
export const promotionCalls = {
  useList: promotionsApi.useListPromotionsQuery,
  get: promotionsApi.endpoints.getPromotion,
  useCreate: promotionsAdminApi.useCreatePromotionMutation,
  useUpdate: promotionsAdminApi.useUpdatePromotionMutation,
  useHide: promotionsAdminApi.useUpdatePromotionMutation,
  useRemove: promotionsAdminApi.useRemovePromotionMutation,
};
