import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { listTags, rowTag } from '../row-tags';
import {
  pricePeriodsAdminGenerated,
  type GetPricePeriodApiResponse,
} from './price-periods-admin.gen';

export type PricePeriod = GetPricePeriodApiResponse;

// Packages and promotions show its prices.
const { create, update, remove } = managedEndpoints({
  tag: 'PricePeriod',
  shownBy: ['Package', 'Promotion'],
  updateList: (change: ListChange<PricePeriod>) =>
    pricePeriodsAdminGenerated.util.updateQueryData('listPricePeriods', undefined, change),
});

const pricePeriodsAdminApi = pricePeriodsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['PricePeriod', 'Package', 'Promotion', 'Content', 'Trash'],
  endpoints: {
    listPricePeriods: { providesTags: listTags('PricePeriod') },
    getPricePeriod: { providesTags: rowTag('PricePeriod') },
    createPricePeriod: create,
    updatePricePeriod: update,
    removePricePeriod: remove,
  },
});

/** What the back office reads and writes. */
export const pricePeriodCalls = {
  useList: pricePeriodsAdminApi.useListPricePeriodsQuery,
  get: pricePeriodsAdminApi.endpoints.getPricePeriod,
  useCreate: pricePeriodsAdminApi.useCreatePricePeriodMutation,
  useUpdate: pricePeriodsAdminApi.useUpdatePricePeriodMutation,
  useRemove: pricePeriodsAdminApi.useRemovePricePeriodMutation,
};
