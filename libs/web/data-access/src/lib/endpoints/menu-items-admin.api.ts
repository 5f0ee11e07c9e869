import { priceNote } from '@lereng/shared-sentences';
import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { menuItemsApi, type MenuItem } from './menu-items.api';
import { menuItemsAdminGenerated } from './menu-items-admin.gen';

const { create, update, remove, reorder, reprice } = managedEndpoints({
  tag: 'MenuItem',
  updateList: (change: ListChange<MenuItem>) =>
    menuItemsApi.util.updateQueryData('listMenuItems', undefined, change),
});

export const menuItemsAdminApi = menuItemsAdminGenerated.enhanceEndpoints({
  addTagTypes: ['MenuItem', 'Trash'],
  endpoints: {
    createMenuItem: create,
    updateMenuItem: update,
    removeMenuItem: remove,
    updateMenuItemOrder: reorder,
    updateMenuItemPrices: reprice,
    updateMenuItemAvailability: update,
  },
});

/** What the back office reads and writes. */
export const menuItemCalls = {
  useList: menuItemsApi.useListMenuItemsQuery,
  get: menuItemsApi.endpoints.getMenuItem,
  useCreate: menuItemsAdminApi.useCreateMenuItemMutation,
  useUpdate: menuItemsAdminApi.useUpdateMenuItemMutation,
  useHide: menuItemsAdminApi.useUpdateMenuItemMutation,
  useAvailability: menuItemsAdminApi.useUpdateMenuItemAvailabilityMutation,
  useRemove: menuItemsAdminApi.useRemoveMenuItemMutation,
  useReorder: menuItemsAdminApi.useUpdateMenuItemOrderMutation,
  prices: {
    of: ({ price }: MenuItem) => price,
    noteOf: priceNote,
    versionOf: ({ updatedAt }: MenuItem) => updatedAt,
    useUpdate: menuItemsAdminApi.useUpdateMenuItemPricesMutation,
  },
};
