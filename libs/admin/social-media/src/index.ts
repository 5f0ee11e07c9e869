export { adminSocialMediaFeature } from './lib/admin-social-media-feature';
