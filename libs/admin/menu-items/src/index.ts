export { adminMenuItemsFeature } from './lib/admin-menu-items-feature';
