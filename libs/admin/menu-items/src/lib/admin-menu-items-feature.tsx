import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { Utensils } from 'lucide-react';
import { words } from './words';

/** Management of menu items. */
export const adminMenuItemsFeature: Feature = {
  name: 'admin-menu-items',
  routes: [adminPage(paths.admin.menuItems, words.title, () => import('./menu-items-page'))],
  navigation: [
    { label: words.title, to: paths.admin.menuItems.getHref(), order: 40, icon: <Utensils /> },
  ],
};
