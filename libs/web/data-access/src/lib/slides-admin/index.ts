export { slidesAdminApi, slideCalls } from './slides-admin.api';
