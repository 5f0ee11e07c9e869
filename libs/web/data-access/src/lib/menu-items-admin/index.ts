export { menuItemsAdminApi, menuItemCalls } from './menu-items-admin.api';
