import type { Locale } from '@lereng/shared-domain';
import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag } from '../row-tags';
import { type ListedText, listedTexts } from './listed-texts';
import { packagesGenerated, type GetPackageApiResponse } from './packages.gen';

export const packagesApi = packagesGenerated
  .enhanceEndpoints({
    addTagTypes: ['Package', 'Content'],
    endpoints: {
      listPackages: { providesTags: listTags('Package') },
      listFeaturedPackages: { providesTags: listTags('Package') },
      getPackage: {
        providesTags: rowTag('Package'),
        onQueryStarted: invalidateListOnNotFound('Package'),
      },
    },
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      listPackageTexts: build.query<ListedText[], Locale>({
        query: (lang) => ({ url: '/packages', params: { lang } }),
        transformResponse: listedTexts,
        providesTags: listTags('Package'),
      }),
      listOtherPackages: build.query<Package[], number>({
        // Imported lazily, as no first visit needs this code.
        queryFn: async (id, api, _options, fetch) =>
          (await import('../keep-choice')).keepChoice<Package>('/packages', id, api, fetch),
      }),
    }),
  });

export const {
  useListPackagesQuery,
  useListFeaturedPackagesQuery,
  useGetPackageQuery,
  useListOtherPackagesQuery,
} = packagesApi;

export type Package = GetPackageApiResponse;
