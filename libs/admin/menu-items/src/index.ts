export { adminMenuItemsFeature } from './lib/admin-menu-items-feature';
export { adminMenuCategoriesFeature } from './lib/categories/admin-menu-categories-feature';
