// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createMenuItem: build.mutation<CreateMenuItemApiResponse, CreateMenuItemApiArg>({
      query: (queryArg) => ({
        url: `/menu-items`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateMenuItemOrder: build.mutation<UpdateMenuItemOrderApiResponse, UpdateMenuItemOrderApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/order`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateMenuItemPrices: build.mutation<
      UpdateMenuItemPricesApiResponse,
      UpdateMenuItemPricesApiArg
    >({
      query: (queryArg) => ({
        url: `/menu-items/prices`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeMenuItem: build.mutation<RemoveMenuItemApiResponse, RemoveMenuItemApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateMenuItem: build.mutation<UpdateMenuItemApiResponse, UpdateMenuItemApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    updateMenuItemAvailability: build.mutation<
      UpdateMenuItemAvailabilityApiResponse,
      UpdateMenuItemAvailabilityApiArg
    >({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg.id))}/availability`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as menuItemsAdminGenerated };
export type CreateMenuItemApiResponse = /** status 201 The entity */ MenuItemResponse;
export type CreateMenuItemApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreateMenuItemRequest;
};
export type UpdateMenuItemOrderApiResponse = /** status 200 The list */ MenuItemResponse[];
export type UpdateMenuItemOrderApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: OrderRequest;
};
export type UpdateMenuItemPricesApiResponse = /** status 200 The list */ MenuItemResponse[];
export type UpdateMenuItemPricesApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: PriceRequest[];
};
export type RemoveMenuItemApiResponse = unknown;
export type RemoveMenuItemApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type UpdateMenuItemApiResponse = /** status 200 The entity */ MenuItemResponse;
export type UpdateMenuItemApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateMenuItemRequest;
};
export type UpdateMenuItemAvailabilityApiResponse = /** status 200 The entity */ MenuItemResponse;
export type UpdateMenuItemAvailabilityApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  body: AvailabilityRequest;
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
export type MenuItemResponse = {
  availability: AvailabilityResponse | null;
  /** Name of its category */
  category: string | null;
  createdAt: string;
  description: string | null;
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
  name: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit: string | null;
  updatedAt: string;
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
export type CreateMenuItemRequest = {
  /** Name of a category that exists, in upper or lower case */
  category?: string;
  description?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  name: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit?: string;
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
export type UpdateMenuItemRequest = {
  /** Name of a category that exists, in upper or lower case */
  category?: string;
  description?: string;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  name?: string;
  /** Rupiah */
  price?: number;
  /** What the price is for */
  price_unit?: string;
};
export type AvailabilityRequest = {
  state: ('sold_out' | null) | ('sold_out' | null);
  until?: string | null;
};
export const {
  useCreateMenuItemMutation,
  useUpdateMenuItemOrderMutation,
  useUpdateMenuItemPricesMutation,
  useRemoveMenuItemMutation,
  useUpdateMenuItemMutation,
  useUpdateMenuItemAvailabilityMutation,
} = injectedRtkApi;
