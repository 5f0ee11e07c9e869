import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { FolderOpen } from 'lucide-react';
import { words } from './words';

/** What the owner does at `/admin/site-settings`. */
export const adminSiteSettingsFeature: Feature = {
  name: 'admin-site-settings',
  routes: [adminPage(paths.admin.siteSettings, words.title, () => import('./site-settings-page'))],
  navigation: [
    { label: words.title, to: paths.admin.siteSettings.getHref(), order: 20, icon: <FolderOpen /> },
  ],
};
