import { pageFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { CircleUser } from 'lucide-react';
import { words } from './words';

/** Password and sessions of the admin. */
export const adminAccountFeature = pageFeature({
  path: paths.admin.account,
  title: words.title,
  group: 'account',
  order: 130,
  icon: <CircleUser />,
  page: () => import('./account-page'),
});
