import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { packagesGenerated } from './packages.gen';

export const packagesApi = packagesGenerated.enhanceEndpoints({
  addTagTypes: ['Package'],
  endpoints: {
    listPackages: {
      providesTags: (packages = []) => [
        { type: 'Package', id: 'LIST' },
        ...packages.map(({ id }) => ({ type: 'Package' as const, id })),
      ],
    },
    getPackage: {
      providesTags: (_package, _error, id) => [{ type: 'Package', id }],
      onQueryStarted: invalidateListOnNotFound('Package'),
    },
  },
});

export const { useListPackagesQuery, useGetPackageQuery } = packagesApi;
