import type { Locale } from '@lereng/shared-domain';
import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { listTags, rowTag } from '../row-tags';
import { type ListedText, listedTexts } from './listed-texts';
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
      listMenuItemTexts: build.query<ListedText[], Locale>({
        query: (lang) => ({ url: '/menu-items', params: { lang } }),
        transformResponse: listedTexts,
        providesTags: listTags('MenuItem'),
      }),
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
