import { pageFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { History } from 'lucide-react';
import { words } from './words';

/** The changes of all content, and the way back. */
export const adminHistoryFeature = pageFeature({
  path: paths.admin.history,
  title: words.title,
  group: 'account',
  order: 105,
  icon: <History />,
  page: () => import('./history-page'),
});
