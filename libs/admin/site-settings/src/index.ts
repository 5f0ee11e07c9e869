export { adminSiteSettingsFeature } from './lib/admin-site-settings-feature';
