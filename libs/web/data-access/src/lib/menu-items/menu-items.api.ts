import { askListWhenMissing } from '../ask-list-when-missing';
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
      onQueryStarted: askListWhenMissing('MenuItem'),
    },
  },
});

export const { useListMenuItemsQuery, useGetMenuItemQuery } = menuItemsApi;
