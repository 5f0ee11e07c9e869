import { putSaved, withoutRow, withRow } from '../put-saved';
import { packagesApi, type Package } from '../packages';
import { packagesAdminGenerated } from './packages-admin.gen';

const putSavedRow = putSaved((saved: Package) =>
  packagesApi.util.updateQueryData('listPackages', undefined, withRow(saved)),
);

export const packagesAdminApi = packagesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Package', 'Promotion', 'Trash'],
  endpoints: {
    // Promotions contain their packages with prices. Also after an error: without a response, the
    // call may have succeeded.
    createPackage: {
      invalidatesTags: [{ type: 'Package', id: 'LIST' }, 'Promotion'],
      onQueryStarted: putSavedRow,
    },
    // Also after an error: the list may have other rows by now.
    updatePackageOrder: { invalidatesTags: [{ type: 'Package', id: 'LIST' }] },
    // Also after an error: the row may have been deleted meanwhile.
    updatePackage: {
      invalidatesTags: (_package, _error, { id }) => [{ type: 'Package', id }, 'Promotion'],
      onQueryStarted: putSavedRow,
    },
    removePackage: {
      invalidatesTags: [{ type: 'Package', id: 'LIST' }, 'Promotion', 'Trash'],
      onQueryStarted: putSaved((_nothing, { id }) =>
        packagesApi.util.updateQueryData('listPackages', undefined, withoutRow(id)),
      ),
    },
  },
});

export const {
  useCreatePackageMutation,
  useUpdatePackageMutation,
  useRemovePackageMutation,
  useUpdatePackageOrderMutation,
} = packagesAdminApi;
