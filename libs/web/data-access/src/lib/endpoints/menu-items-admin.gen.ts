// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  AvailabilityRequest,
  CreateMenuItemRequest,
  MenuItemResponse,
  OrderRequest,
  PriceRequest,
  UpdateMenuItemRequest,
} from './types.gen';
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
export const {
  useCreateMenuItemMutation,
  useUpdateMenuItemOrderMutation,
  useUpdateMenuItemPricesMutation,
  useRemoveMenuItemMutation,
  useUpdateMenuItemMutation,
  useUpdateMenuItemAvailabilityMutation,
} = injectedRtkApi;
