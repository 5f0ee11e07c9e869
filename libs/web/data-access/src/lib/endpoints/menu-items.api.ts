import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag } from '../row-tags';
import { menuItemsGenerated, type GetMenuItemApiResponse } from './menu-items.gen';

export const menuItemsApi = menuItemsGenerated
  .enhanceEndpoints({
    addTagTypes: ['MenuItem', 'Content'],
    endpoints: {
      listMenuItems: { providesTags: listTags('MenuItem') },
      listFeaturedMenuItems: { providesTags: listTags('MenuItem') },
      getMenuItem: {
        providesTags: rowTag('MenuItem'),
        onQueryStarted: invalidateListOnNotFound('MenuItem'),
      },
    },
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      listOtherMenuItems: build.query<MenuItem[], number>({
        // Imported lazily, as no first visit needs this code.
        queryFn: async (id, api, _options, fetch) =>
          (await import('../keep-choice')).keepChoice<MenuItem>('/menu-items', id, api, fetch),
      }),
    }),
  });

export const {
  useListMenuItemsQuery,
  useListFeaturedMenuItemsQuery,
  useGetMenuItemQuery,
  useListOtherMenuItemsQuery,
} = menuItemsApi;

export type MenuItem = GetMenuItemApiResponse;
