// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  CreateMenuCategoryRequest,
  MenuCategoryResponse,
  OrderRequest,
  UpdateMenuCategoryRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createMenuCategory: build.mutation<CreateMenuCategoryApiResponse, CreateMenuCategoryApiArg>({
      query: (queryArg) => ({
        url: `/menu-categories`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateMenuCategoryOrder: build.mutation<
      UpdateMenuCategoryOrderApiResponse,
      UpdateMenuCategoryOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/menu-categories/order`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeMenuCategory: build.mutation<RemoveMenuCategoryApiResponse, RemoveMenuCategoryApiArg>({
      query: (queryArg) => ({
        url: `/menu-categories/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateMenuCategory: build.mutation<UpdateMenuCategoryApiResponse, UpdateMenuCategoryApiArg>({
      query: (queryArg) => ({
        url: `/menu-categories/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as menuCategoriesAdminGenerated };
export type CreateMenuCategoryApiResponse = /** status 201 The entity */ MenuCategoryResponse;
export type CreateMenuCategoryApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreateMenuCategoryRequest;
};
export type UpdateMenuCategoryOrderApiResponse = /** status 200 The list */ MenuCategoryResponse[];
export type UpdateMenuCategoryOrderApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: OrderRequest;
};
export type RemoveMenuCategoryApiResponse = unknown;
export type RemoveMenuCategoryApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type UpdateMenuCategoryApiResponse = /** status 200 The entity */ MenuCategoryResponse;
export type UpdateMenuCategoryApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateMenuCategoryRequest;
};
export const {
  useCreateMenuCategoryMutation,
  useUpdateMenuCategoryOrderMutation,
  useRemoveMenuCategoryMutation,
  useUpdateMenuCategoryMutation,
} = injectedRtkApi;
