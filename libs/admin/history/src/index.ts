export { adminHistoryFeature } from './lib/admin-history-feature';
