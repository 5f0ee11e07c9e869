export { adminSlidesFeature } from './lib/admin-slides-feature';
