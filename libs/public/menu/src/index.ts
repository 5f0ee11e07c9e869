export { menuFeature } from './lib/menu-feature';
