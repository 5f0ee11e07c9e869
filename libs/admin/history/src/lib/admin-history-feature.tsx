import { adminPage } from '@lereng/admin-kit/shell';
import { paths, type Feature } from '@lereng/web-feature';
import { History } from 'lucide-react';
import { words } from './words';

/** Who changed what, and the way back. */
export const adminHistoryFeature: Feature = {
  name: 'admin-history',
  routes: [adminPage(paths.admin.history, words.title, () => import('./history-page'))],
  navigation: [
    {
      label: words.title,
      to: paths.admin.history.getHref(),
      order: 105,
      secondary: true,
      icon: <History />,
    },
  ],
};
