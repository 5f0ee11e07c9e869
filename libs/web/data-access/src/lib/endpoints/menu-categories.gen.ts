// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { MenuCategoryResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenuCategories: build.query<ListMenuCategoriesApiResponse, ListMenuCategoriesApiArg>({
      query: () => ({ url: `/menu-categories` }),
    }),
    getMenuCategory: build.query<GetMenuCategoryApiResponse, GetMenuCategoryApiArg>({
      query: (queryArg) => ({
        url: `/menu-categories/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as menuCategoriesGenerated };
export type ListMenuCategoriesApiResponse = /** status 200 The list */ MenuCategoryResponse[];
export type ListMenuCategoriesApiArg = void;
export type GetMenuCategoryApiResponse = /** status 200 The entity */ MenuCategoryResponse;
export type GetMenuCategoryApiArg = number;
export const { useListMenuCategoriesQuery, useGetMenuCategoryQuery } = injectedRtkApi;
