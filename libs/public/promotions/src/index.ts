export { promotionsFeature } from './lib/promotions-feature';
