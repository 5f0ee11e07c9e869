export { authFeature } from './lib/auth-feature';
export { AuthGuard } from './lib/auth-guard';
