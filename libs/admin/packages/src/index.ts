export { adminPackagesFeature } from './lib/admin-packages-feature';
