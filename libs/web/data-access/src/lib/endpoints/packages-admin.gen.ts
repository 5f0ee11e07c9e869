// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  AddPackageImageRequest,
  AvailabilityRequest,
  CreatePackageRequest,
  OrderRequest,
  PackageImageOrderRequest,
  PackageResponse,
  PriceRequest,
  UpdatePackageImageRequest,
  UpdatePackageRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPackage: build.mutation<CreatePackageApiResponse, CreatePackageApiArg>({
      query: (queryArg) => ({
        url: `/packages`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updatePackageOrder: build.mutation<UpdatePackageOrderApiResponse, UpdatePackageOrderApiArg>({
      query: (queryArg) => ({
        url: `/packages/order`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updatePackagePrices: build.mutation<UpdatePackagePricesApiResponse, UpdatePackagePricesApiArg>({
      query: (queryArg) => ({
        url: `/packages/prices`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removePackage: build.mutation<RemovePackageApiResponse, RemovePackageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updatePackage: build.mutation<UpdatePackageApiResponse, UpdatePackageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    updatePackageAvailability: build.mutation<
      UpdatePackageAvailabilityApiResponse,
      UpdatePackageAvailabilityApiArg
    >({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}/availability`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    addPackageImage: build.mutation<AddPackageImageApiResponse, AddPackageImageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}/images`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
          'Save-Id': queryArg['Save-Id'],
        },
      }),
    }),
    updatePackageImageOrder: build.mutation<
      UpdatePackageImageOrderApiResponse,
      UpdatePackageImageOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}/images/order`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    removePackageImage: build.mutation<RemovePackageImageApiResponse, RemovePackageImageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    updatePackageImage: build.mutation<UpdatePackageImageApiResponse, UpdatePackageImageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg.id))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as packagesAdminGenerated };
export type CreatePackageApiResponse = /** status 201 The entity */ PackageResponse;
export type CreatePackageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreatePackageRequest;
};
export type UpdatePackageOrderApiResponse = /** status 200 The list */ PackageResponse[];
export type UpdatePackageOrderApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: OrderRequest;
};
export type UpdatePackagePricesApiResponse = /** status 200 The list */ PackageResponse[];
export type UpdatePackagePricesApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: PriceRequest[];
};
export type RemovePackageApiResponse = unknown;
export type RemovePackageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type UpdatePackageApiResponse = /** status 200 The entity */ PackageResponse;
export type UpdatePackageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdatePackageRequest;
};
export type UpdatePackageAvailabilityApiResponse = /** status 200 The entity */ PackageResponse;
export type UpdatePackageAvailabilityApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  body: AvailabilityRequest;
};
export type AddPackageImageApiResponse = /** status 201 The entity */ PackageResponse;
export type AddPackageImageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  /** The `Idempotency-Key` of the request that began the same save. The history has one entry for the changes of a row in one save */
  'Save-Id'?: string;
  body: AddPackageImageRequest;
};
export type UpdatePackageImageOrderApiResponse = /** status 200 The entity */ PackageResponse;
export type UpdatePackageImageOrderApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: PackageImageOrderRequest;
};
export type RemovePackageImageApiResponse = unknown;
export type RemovePackageImageApiArg = {
  imageId: string;
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
};
export type UpdatePackageImageApiResponse = /** status 200 The entity */ PackageResponse;
export type UpdatePackageImageApiArg = {
  imageId: string;
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdatePackageImageRequest;
};
export const {
  useCreatePackageMutation,
  useUpdatePackageOrderMutation,
  useUpdatePackagePricesMutation,
  useRemovePackageMutation,
  useUpdatePackageMutation,
  useUpdatePackageAvailabilityMutation,
  useAddPackageImageMutation,
  useUpdatePackageImageOrderMutation,
  useRemovePackageImageMutation,
  useUpdatePackageImageMutation,
} = injectedRtkApi;
