import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { Map } from 'lucide-react';
import { words } from './words';

/** Management of packages. */
export const adminPackagesFeature: Feature = {
  name: 'admin-packages',
  routes: [adminPage(paths.admin.packages, words.title, () => import('./packages-page'))],
  navigation: [
    { label: words.title, to: paths.admin.packages.getHref(), order: 50, icon: <Map /> },
  ],
};
