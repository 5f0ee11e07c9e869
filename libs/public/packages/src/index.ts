export { packagesFeature } from './lib/packages-feature';
