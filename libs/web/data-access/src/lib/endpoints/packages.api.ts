import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag, rowTags } from '../row-tags';
import { packagesGenerated, type GetPackageApiResponse } from './packages.gen';

export const packagesApi = packagesGenerated.enhanceEndpoints({
  addTagTypes: ['Package', 'Content'],
  endpoints: {
    listPackages: { providesTags: listTags('Package') },
    listFeaturedPackages: { providesTags: listTags('Package') },
    getPackage: {
      providesTags: rowTag('Package'),
      onQueryStarted: invalidateListOnNotFound('Package'),
    },
    // A new row leaves a choice of others as it is.
    listOtherPackages: { providesTags: rowTags('Package') },
  },
});

export const {
  useListPackagesQuery,
  useListFeaturedPackagesQuery,
  useGetPackageQuery,
  useListOtherPackagesQuery,
} = packagesApi;

export type Package = GetPackageApiResponse;
