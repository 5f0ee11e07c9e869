// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { PackageResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
      query: () => ({ url: `/packages` }),
    }),
    listFeaturedPackages: build.query<ListFeaturedPackagesApiResponse, ListFeaturedPackagesApiArg>({
      query: () => ({ url: `/packages/featured` }),
    }),
    getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listOtherPackages: build.query<ListOtherPackagesApiResponse, ListOtherPackagesApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg))}/others`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as packagesGenerated };
export type ListPackagesApiResponse = /** status 200 The list */ PackageResponse[];
export type ListPackagesApiArg = void;
export type ListFeaturedPackagesApiResponse = /** status 200 The list */ PackageResponse[];
export type ListFeaturedPackagesApiArg = void;
export type GetPackageApiResponse = /** status 200 The entity */ PackageResponse;
export type GetPackageApiArg = number;
export type ListOtherPackagesApiResponse = /** status 200 The list */ PackageResponse[];
export type ListOtherPackagesApiArg = number;
export const {
  useListPackagesQuery,
  useListFeaturedPackagesQuery,
  useGetPackageQuery,
  useListOtherPackagesQuery,
} = injectedRtkApi;
