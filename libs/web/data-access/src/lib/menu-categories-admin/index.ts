export { menuCategoriesAdminApi, menuCategoryCalls } from './menu-categories-admin.api';
