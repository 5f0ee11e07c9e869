import { adminPage } from '@lereng/admin-kit/shell';
import { paths, type Feature } from '@lereng/web-feature';
import { words } from './words';

/** The login page, outside of guard and layout. */
export const authFeature: Feature = {
  routes: [adminPage(paths.admin.login, words.pageTitle, () => import('./login-page'))],
};
