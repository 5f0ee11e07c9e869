export { packagesAdminApi, packageCalls } from './packages-admin.api';
