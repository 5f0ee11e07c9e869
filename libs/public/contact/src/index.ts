export { contactFeature } from './lib/contact-feature';
