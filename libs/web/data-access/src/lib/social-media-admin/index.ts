export { socialMediaAdminApi, socialMediaCalls } from './social-media-admin.api';
