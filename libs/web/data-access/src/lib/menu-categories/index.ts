import type { GetMenuCategoryApiResponse } from './menu-categories.gen';

export {
  menuCategoriesApi,
  useGetMenuCategoryQuery,
  useListMenuCategoriesQuery,
} from './menu-categories.api';
export type MenuCategory = GetMenuCategoryApiResponse;
