import { menuItemsAdminGenerated } from './menu-items-admin.gen';

export const menuItemsAdminApi = menuItemsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['MenuItem', 'Trash'],
  endpoints: {
    // Also after an error: without a response, the call may have succeeded.
    createMenuItem: { invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }] },
    // Also after an error: the list may have other rows by now.
    updateMenuItemOrder: { invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }] },
    // Also after an error: the row may have been deleted meanwhile.
    updateMenuItem: { invalidatesTags: (_item, _error, { id }) => [{ type: 'MenuItem', id }] },
    removeMenuItem: { invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }, 'Trash'] },
  },
});

export const {
  useCreateMenuItemMutation,
  useUpdateMenuItemMutation,
  useRemoveMenuItemMutation,
  useUpdateMenuItemOrderMutation,
} = menuItemsAdminApi;
