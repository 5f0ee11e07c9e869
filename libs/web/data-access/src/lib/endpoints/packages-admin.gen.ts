// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type AvailabilityResponse = {
  state: 'sold_out';
  /** The last day of it, in the venue's zone; null until the owner says otherwise */
  until: string | null;
};
export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};
export type PackageImageResponse = {
  id: string;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
};
export type PackageItem = {
  item_name: string;
};
export type PriceSpanResponse = {
  from: string;
  /** That of the price period, if one sets it */
  name: string | null;
  /** Rupiah before the discount, if a promotion applies */
  original_price: number | null;
  /** Rupiah that a visitor pays */
  price: number;
  /** The last day */
  until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};
export type PackagePromotion = {
  description: string | null;
  /** Percent */
  discount_percent: number;
  id: number;
  title: string;
  /** The last day of it, in the venue's zone */
  valid_until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};
export type PackageResponse = {
  availability: AvailabilityResponse | null;
  /** How many people one unit of the price is for */
  capacity: number | null;
  createdAt: string;
  description: string | null;
  /** Percent */
  discount_percent: number | null;
  duration: string | null;
  /** Whether visitors do not see it; only in responses to a valid token */
  hidden?: boolean;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  /** A picture of 1200 x 630 for chat previews, with name and price */
  image_preview_url: string;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  /** In their order; the first one is that of the `image_` fields */
  images: PackageImageResponse[];
  items: PackageItem[];
  meeting_point: string | null;
  /** An http or https URL of a map */
  meeting_point_url: string | null;
  minimum_age: string | null;
  name: string;
  /** Rupiah before the discount; there only while a promotion applies */
  original_price?: number;
  /** Rupiah: what the owner entered, which holds where no price period does; only in responses to a valid token */
  own_price?: number;
  /** Rupiah that a visitor pays */
  price: number;
  /** What the price is for */
  price_unit: string | null;
  /** The other prices of the next 120 days; spans share no day */
  prices: PriceSpanResponse[];
  promotion: PackagePromotion | null;
  promotion_id: number | null;
  route: string | null;
  terms: string | null;
  updatedAt: string;
  what_to_bring: string | null;
};
export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export type CreatePackageRequest = {
  /** How many people one unit of the price is for */
  capacity?: number | null;
  description?: string;
  duration?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** What the package includes: up to 50 names as a JSON list; empty clears it */
  items?: string;
  meeting_point?: string;
  /** An http or https URL */
  meeting_point_url?: string;
  minimum_age?: string;
  name: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit?: string;
  route?: string;
  terms?: string;
  what_to_bring?: string;
};
export type OrderConflictResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** The ids of the list in its present order */
  ids: number[];
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export type OrderRequest = {
  /** Every id of the list, once each, the first one first */
  ids: number[];
};
export type PriceRequest = {
  /** The id of the row */
  id: number;
  /** Rupiah */
  price: number;
  /** `updatedAt` of the row when its price was read */
  version: string;
};
export type UpdatePackageRequest = {
  /** How many people one unit of the price is for */
  capacity?: number | null;
  description?: string;
  duration?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** What the package includes: up to 50 names as a JSON list; empty clears it */
  items?: string;
  meeting_point?: string;
  /** An http or https URL */
  meeting_point_url?: string;
  minimum_age?: string;
  name?: string;
  /** Rupiah */
  price?: number;
  /** What the price is for */
  price_unit?: string;
  route?: string;
  terms?: string;
  what_to_bring?: string;
};
export type AvailabilityRequest = {
  state: ('sold_out' | null) | ('sold_out' | null);
  until?: string | null;
};
export type AddPackageImageRequest = {
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
};
export type PackageImageOrderConflictResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** The ids of the images in their present order */
  ids: string[];
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export type PackageImageOrderRequest = {
  /** The id of every image of the package, once each, the first one first */
  ids: string[];
};
export type UpdatePackageImageRequest = {
  /** The point that crops keep in view: percent from the left edge */
  image_focus_x: number;
  /** The point that crops keep in view: percent from the top edge */
  image_focus_y: number;
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
