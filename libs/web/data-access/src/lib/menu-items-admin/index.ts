import type { CreateMenuItemApiArg, UpdateMenuItemApiArg } from './menu-items-admin.gen';

export {
  menuItemsAdminApi,
  useCreateMenuItemMutation,
  useRemoveMenuItemMutation,
  useUpdateMenuItemMutation,
  useUpdateMenuItemOrderMutation,
} from './menu-items-admin.api';
export type MenuItemCreation = CreateMenuItemApiArg['body'];
export type MenuItemUpdate = UpdateMenuItemApiArg['body'];
