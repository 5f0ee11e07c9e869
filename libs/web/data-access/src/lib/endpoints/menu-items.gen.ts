// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { MenuItemResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenuItems: build.query<ListMenuItemsApiResponse, ListMenuItemsApiArg>({
      query: () => ({ url: `/menu-items` }),
    }),
    listFeaturedMenuItems: build.query<
      ListFeaturedMenuItemsApiResponse,
      ListFeaturedMenuItemsApiArg
    >({
      query: () => ({ url: `/menu-items/featured` }),
    }),
    getMenuItem: build.query<GetMenuItemApiResponse, GetMenuItemApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listOtherMenuItems: build.query<ListOtherMenuItemsApiResponse, ListOtherMenuItemsApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg))}/others`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as menuItemsGenerated };
export type ListMenuItemsApiResponse = /** status 200 The list */ MenuItemResponse[];
export type ListMenuItemsApiArg = void;
export type ListFeaturedMenuItemsApiResponse = /** status 200 The list */ MenuItemResponse[];
export type ListFeaturedMenuItemsApiArg = void;
export type GetMenuItemApiResponse = /** status 200 The entity */ MenuItemResponse;
export type GetMenuItemApiArg = number;
export type ListOtherMenuItemsApiResponse = /** status 200 The list */ MenuItemResponse[];
export type ListOtherMenuItemsApiArg = number;
export const {
  useListMenuItemsQuery,
  useListFeaturedMenuItemsQuery,
  useGetMenuItemQuery,
  useListOtherMenuItemsQuery,
} = injectedRtkApi;
