import { packagesAdminGenerated } from './packages-admin.gen';

export const packagesAdminApi = packagesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Package', 'Promotion'],
  endpoints: {
    // A promotion shows the packages that it is for, with their prices.
    // Whatever came of it: a call without an answer may have been done all the same.
    createPackage: { invalidatesTags: [{ type: 'Package', id: 'LIST' }, 'Promotion'] },
    // A failed change may have found a row that is gone: what is shown is asked for again.
    updatePackage: {
      invalidatesTags: (_package, _error, { id }) => [{ type: 'Package', id }, 'Promotion'],
    },
    removePackage: { invalidatesTags: [{ type: 'Package', id: 'LIST' }, 'Promotion'] },
  },
});

export const { useCreatePackageMutation, useUpdatePackageMutation, useRemovePackageMutation } =
  packagesAdminApi;
