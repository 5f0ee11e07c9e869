export { adminAccountFeature } from './lib/account/admin-account-feature';
export { authFeature } from './lib/auth-feature';
export { AuthGuard } from './lib/auth-guard';
