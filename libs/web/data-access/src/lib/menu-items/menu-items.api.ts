import { invalidateListOnNotFound } from '../invalidate-list-on-not-found';
import { menuItemsGenerated } from './menu-items.gen';

export const menuItemsApi = menuItemsGenerated.enhanceEndpoints({
  addTagTypes: ['MenuItem'],
  endpoints: {
    listMenuItems: {
      providesTags: (items = []) => [
        { type: 'MenuItem', id: 'LIST' },
        ...items.map(({ id }) => ({ type: 'MenuItem' as const, id })),
      ],
    },
    getMenuItem: {
      providesTags: (_item, _error, id) => [{ type: 'MenuItem', id }],
      onQueryStarted: invalidateListOnNotFound('MenuItem'),
    },
  },
});

export const { useListMenuItemsQuery, useGetMenuItemQuery } = menuItemsApi;
