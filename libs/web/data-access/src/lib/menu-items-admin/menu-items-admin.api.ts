import { putSaved, withoutRow, withRow } from '../put-saved';
import { menuItemsApi, type MenuItem } from '../menu-items';
import { menuItemsAdminGenerated } from './menu-items-admin.gen';

const putSavedRow = putSaved((saved: MenuItem) =>
  menuItemsApi.util.updateQueryData('listMenuItems', undefined, withRow(saved)),
);

export const menuItemsAdminApi = menuItemsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['MenuItem', 'Trash'],
  endpoints: {
    // Also after an error: without a response, the call may have succeeded.
    createMenuItem: {
      invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }],
      onQueryStarted: putSavedRow,
    },
    // Also after an error: the list may have other rows by now.
    updateMenuItemOrder: { invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }] },
    // Also after an error: the row may have been deleted meanwhile.
    updateMenuItem: {
      invalidatesTags: (_item, _error, { id }) => [{ type: 'MenuItem', id }],
      onQueryStarted: putSavedRow,
    },
    removeMenuItem: {
      invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }, 'Trash'],
      onQueryStarted: putSaved((_nothing, { id }) =>
        menuItemsApi.util.updateQueryData('listMenuItems', undefined, withoutRow(id)),
      ),
    },
  },
});

export const {
  useCreateMenuItemMutation,
  useUpdateMenuItemMutation,
  useRemoveMenuItemMutation,
  useUpdateMenuItemOrderMutation,
} = menuItemsAdminApi;
