import { adminPage } from '@lereng/admin-kit';
import { paths, type Feature } from '@lereng/web-feature';
import { BadgePercent } from 'lucide-react';
import { words } from './words';

/** Management of promotions. */
export const adminPromotionsFeature: Feature = {
  name: 'admin-promotions',
  routes: [adminPage(paths.admin.promotions, words.title, () => import('./promotions-page'))],
  navigation: [
    { label: words.title, to: paths.admin.promotions.getHref(), order: 60, icon: <BadgePercent /> },
  ],
};
