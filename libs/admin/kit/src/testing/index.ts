export { renderAdminPage } from './render-admin-page';
