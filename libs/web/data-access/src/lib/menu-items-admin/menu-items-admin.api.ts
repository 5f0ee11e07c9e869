import { menuItemsAdminGenerated } from './menu-items-admin.gen';

export const menuItemsAdminApi = menuItemsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['MenuItem'],
  endpoints: {
    // Whatever came of it: a call without an answer may have been done all the same.
    createMenuItem: { invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }] },
    // A failed change may have found a row that is gone: what is shown is asked for again.
    updateMenuItem: { invalidatesTags: (_item, _error, { id }) => [{ type: 'MenuItem', id }] },
    removeMenuItem: { invalidatesTags: [{ type: 'MenuItem', id: 'LIST' }] },
  },
});

export const { useCreateMenuItemMutation, useUpdateMenuItemMutation, useRemoveMenuItemMutation } =
  menuItemsAdminApi;
