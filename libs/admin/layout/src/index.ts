export { adminLayout } from './lib/admin-layout';
