export { adminPromotionsFeature } from './lib/admin-promotions-feature';
