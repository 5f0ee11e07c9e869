import type { Rupiah } from '@lereng/shared-domain';
import { priceNote } from '@lereng/shared-sentences';
import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { packagesApi, type Package } from './packages.api';
import { packagesAdminGenerated } from './packages-admin.gen';

// Promotions contain their packages with prices.
const { create, update, remove, reorder, reprice } = managedEndpoints({
  tag: 'Package',
  shownBy: ['Promotion'],
  updateList: (change: ListChange<Package>) =>
    packagesApi.util.updateQueryData('listPackages', undefined, change),
});

const packagesAdminApi = packagesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Package', 'Promotion', 'Trash'],
  endpoints: {
    createPackage: create,
    updatePackage: update,
    removePackage: remove,
    updatePackageOrder: reorder,
    updatePackagePrices: reprice,
    updatePackageAvailability: update,
    addPackageImage: update,
    updatePackageImageOrder: update,
    updatePackageImage: update,
    removePackageImage: { invalidatesTags: update.invalidatesTags },
  },
});

/**
 * Rupiah: the price of a package where no price period holds. A response without it, to a token that has just expired,
 * has the base price of today.
 */
export const ownPriceOf = ({ own_price, original_price, price }: Package): Rupiah =>
  own_price ?? original_price ?? price;

/** What the back office reads and writes. */
export const packageCalls = {
  useList: packagesApi.useListPackagesQuery,
  get: packagesApi.endpoints.getPackage,
  useCreate: packagesAdminApi.useCreatePackageMutation,
  useUpdate: packagesAdminApi.useUpdatePackageMutation,
  useHide: packagesAdminApi.useUpdatePackageMutation,
  useAvailability: packagesAdminApi.useUpdatePackageAvailabilityMutation,
  useRemove: packagesAdminApi.useRemovePackageMutation,
  useReorder: packagesAdminApi.useUpdatePackageOrderMutation,
  prices: {
    of: ownPriceOf,
    noteOf: priceNote,
    versionOf: ({ updatedAt }: Package) => updatedAt,
    useUpdate: packagesAdminApi.useUpdatePackagePricesMutation,
  },
};

/** What the back office writes of a package's photos. */
export const packagePhotoCalls = {
  get: packagesApi.endpoints.getPackage,
  useAdd: packagesAdminApi.useAddPackageImageMutation,
  useReorder: packagesAdminApi.useUpdatePackageImageOrderMutation,
  useUpdate: packagesAdminApi.useUpdatePackageImageMutation,
  useRemove: packagesAdminApi.useRemovePackageImageMutation,
};
