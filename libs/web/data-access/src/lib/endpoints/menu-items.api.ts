import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { findListed } from '../find-listed';
import { keepChoice } from '../keep-choice';
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
        queryFn: keepChoice<MenuItem>('/menu-items'),
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

/** The row as a list has it that was already received. */
export function useListedMenuItem(id: number | null): MenuItem | undefined {
  const { listMenuItems, listFeaturedMenuItems } = menuItemsApi.endpoints;
  const options = { selectFromResult: findListed<MenuItem>(id) };
  const all = listMenuItems.useQueryState(undefined, options);
  const featured = listFeaturedMenuItems.useQueryState(undefined, options);
  return all.row ?? featured.row;
}
