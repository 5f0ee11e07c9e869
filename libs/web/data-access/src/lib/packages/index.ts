import type { GetPackageApiResponse } from './packages.gen';

export { packagesApi, useGetPackageQuery, useListPackagesQuery } from './packages.api';
export type Package = GetPackageApiResponse;
