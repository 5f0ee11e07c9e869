import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { words } from './words';

/** The login, which stands outside of guard and frame. */
export const authFeature: Feature = {
  name: 'admin-auth',
  routes: [adminPage(paths.admin.login, words.pageTitle, () => import('./login-page'))],
};
