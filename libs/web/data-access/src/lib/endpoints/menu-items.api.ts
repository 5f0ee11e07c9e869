import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { findListed } from '../find-listed';
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

/** The row from a cached list. */
export function useListedMenuItem(id: number | null): MenuItem | undefined {
  const { listMenuItems, listFeaturedMenuItems } = menuItemsApi.endpoints;
  const options = { selectFromResult: findListed<MenuItem>(id) };
  const all = listMenuItems.useQueryState(undefined, options);
  const featured = listFeaturedMenuItems.useQueryState(undefined, options);
  return all.row ?? featured.row;
}
