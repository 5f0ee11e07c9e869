import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { Settings } from 'lucide-react';
import { words } from './words';

/** The texts and the picture of the home page, and the data of the venue. */
export const adminSiteSettingsFeature: Feature = {
  name: 'admin-site-settings',
  routes: [adminPage(paths.admin.siteSettings, words.title, () => import('./site-settings-page'))],
  navigation: [
    { label: words.title, to: paths.admin.siteSettings.getHref(), order: 20, icon: <Settings /> },
  ],
};
