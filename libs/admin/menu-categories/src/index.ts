export { adminMenuCategoriesFeature } from './lib/admin-menu-categories-feature';
