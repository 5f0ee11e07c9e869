import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { menuCategoriesApi, type MenuCategory } from './menu-categories.api';
import { menuCategoriesAdminGenerated } from './menu-categories-admin.gen';

const { create, update, remove, reorder } = managedEndpoints({
  tag: 'MenuCategory',
  shownBy: ['MenuItem'],
  updateList: (change: ListChange<MenuCategory>) =>
    menuCategoriesApi.util.updateQueryData('listMenuCategories', undefined, change),
});

const menuCategoriesAdminApi = menuCategoriesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['MenuCategory', 'MenuItem', 'Trash'],
  endpoints: {
    createMenuCategory: create,
    updateMenuCategory: update,
    removeMenuCategory: remove,
    updateMenuCategoryOrder: reorder,
  },
});

/** What the back office reads and writes. */
export const menuCategoryCalls = {
  useList: menuCategoriesApi.useListMenuCategoriesQuery,
  get: menuCategoriesApi.endpoints.getMenuCategory,
  useCreate: menuCategoriesAdminApi.useCreateMenuCategoryMutation,
  useUpdate: menuCategoriesAdminApi.useUpdateMenuCategoryMutation,
  useRemove: menuCategoriesAdminApi.useRemoveMenuCategoryMutation,
  useReorder: menuCategoriesAdminApi.useUpdateMenuCategoryOrderMutation,
};
