export { todayFeature } from './lib/today-feature';
