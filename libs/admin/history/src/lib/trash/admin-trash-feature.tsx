import { pageFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { Trash } from 'lucide-react';
import { words } from './words';

/** Content that was deleted in the last 30 days, to be put back. */
export const adminTrashFeature = pageFeature({
  path: paths.admin.trash,
  title: words.title,
  group: 'account',
  order: 110,
  icon: <Trash />,
  page: () => import('./trash-page'),
});
