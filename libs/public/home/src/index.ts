export { homeFeature } from './lib/home-feature';
