import type { GetMenuItemApiResponse } from './menu-items.gen';

export {
  menuItemsApi,
  useGetMenuItemQuery,
  useListFeaturedMenuItemsQuery,
  useListOtherMenuItemsQuery,
  useListMenuItemsQuery,
} from './menu-items.api';
export type MenuItem = GetMenuItemApiResponse;
