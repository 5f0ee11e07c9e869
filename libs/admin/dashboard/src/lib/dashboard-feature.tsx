import { adminPage } from '@lereng/admin-kit/shell';
import { paths, type Feature } from '@lereng/web-feature';
import { LayoutDashboard } from 'lucide-react';
import { words } from './words';

/** The page after the login. */
export const dashboardFeature: Feature = {
  name: 'admin-dashboard',
  routes: [adminPage(paths.admin.dashboard, words.title, () => import('./dashboard-page'))],
  navigation: [
    {
      label: words.title,
      to: paths.admin.dashboard.getHref(),
      order: 10,
      icon: <LayoutDashboard />,
    },
  ],
};
