export { packagesAdminApi, packageCalls, packagePhotoCalls } from './packages-admin.api';
