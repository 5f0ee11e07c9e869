export { adminTrashFeature } from './lib/admin-trash-feature';
