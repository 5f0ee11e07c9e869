export { adminLookFeature } from './lib/admin-look-feature';
