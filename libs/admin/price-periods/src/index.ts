export { adminPricePeriodsFeature } from './lib/admin-price-periods-feature';
