export { dashboardFeature } from './lib/dashboard-feature';
