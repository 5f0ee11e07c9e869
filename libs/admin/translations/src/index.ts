export { adminTranslationsFeature } from './lib/admin-translations-feature';
