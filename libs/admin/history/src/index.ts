export { adminHistoryFeature } from './lib/admin-history-feature';
export { adminTrashFeature } from './lib/trash/admin-trash-feature';
