export { adminAccountFeature } from './lib/admin-account-feature';
