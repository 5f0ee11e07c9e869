import type { GetPackageApiResponse } from './packages.gen';

export {
  packagesApi,
  useGetPackageQuery,
  useListFeaturedPackagesQuery,
  useListOtherPackagesQuery,
  useListPackagesQuery,
} from './packages.api';
export type Package = GetPackageApiResponse;
