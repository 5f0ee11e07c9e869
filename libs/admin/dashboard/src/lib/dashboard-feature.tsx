import { pageFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { LayoutDashboard } from 'lucide-react';
import { words } from './words';

/** The page after the login. */
export const dashboardFeature = pageFeature({
  path: paths.admin.dashboard,
  title: words.title,
  group: 'daily',
  order: 10,
  icon: <LayoutDashboard />,
  page: () => import('./dashboard-page'),
});
