import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { packagesApi, type Package } from '../packages';
import { packagesAdminGenerated } from './packages-admin.gen';

// Promotions contain their packages with prices.
const { create, update, remove, reorder } = managedEndpoints({
  tag: 'Package',
  shownBy: ['Promotion'],
  updateList: (change: ListChange<Package>) =>
    packagesApi.util.updateQueryData('listPackages', undefined, change),
});

export const packagesAdminApi = packagesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Package', 'Promotion', 'Trash'],
  endpoints: {
    createPackage: create,
    updatePackage: update,
    removePackage: remove,
    updatePackageOrder: reorder,
  },
});

/** What the back office reads and writes. */
export const packageCalls = {
  useList: packagesApi.useListPackagesQuery,
  get: packagesApi.endpoints.getPackage,
  useCreate: packagesAdminApi.useCreatePackageMutation,
  useUpdate: packagesAdminApi.useUpdatePackageMutation,
  useRemove: packagesAdminApi.useRemovePackageMutation,
  useReorder: packagesAdminApi.useUpdatePackageOrderMutation,
};
