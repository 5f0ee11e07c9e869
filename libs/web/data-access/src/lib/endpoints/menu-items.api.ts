import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag, rowTags } from '../row-tags';
import { menuItemsGenerated, type GetMenuItemApiResponse } from './menu-items.gen';

export const menuItemsApi = menuItemsGenerated.enhanceEndpoints({
  addTagTypes: ['MenuItem', 'Content'],
  endpoints: {
    listMenuItems: { providesTags: listTags('MenuItem') },
    listFeaturedMenuItems: { providesTags: listTags('MenuItem') },
    getMenuItem: {
      providesTags: rowTag('MenuItem'),
      onQueryStarted: invalidateListOnNotFound('MenuItem'),
    },
    // A new row leaves a choice of others as it is.
    listOtherMenuItems: { providesTags: rowTags('MenuItem') },
  },
});

export const {
  useListMenuItemsQuery,
  useListFeaturedMenuItemsQuery,
  useGetMenuItemQuery,
  useListOtherMenuItemsQuery,
} = menuItemsApi;

export type MenuItem = GetMenuItemApiResponse;
