import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag } from '../row-tags';
import { menuCategoriesGenerated, type GetMenuCategoryApiResponse } from './menu-categories.gen';

export const menuCategoriesApi = menuCategoriesGenerated.enhanceEndpoints({
  addTagTypes: ['MenuCategory', 'Content'],
  endpoints: {
    listMenuCategories: { providesTags: listTags('MenuCategory') },
    getMenuCategory: {
      providesTags: rowTag('MenuCategory'),
      onQueryStarted: invalidateListOnNotFound('MenuCategory'),
    },
  },
});

export const { useListMenuCategoriesQuery, useGetMenuCategoryQuery } = menuCategoriesApi;

export type MenuCategory = GetMenuCategoryApiResponse;
