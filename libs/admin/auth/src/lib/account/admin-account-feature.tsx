import { pageFeature } from '@lereng/admin-kit/shell';
import { ROLES } from '@lereng/shared-domain';
import { paths } from '@lereng/web-feature';
import { CircleUser } from 'lucide-react';
import { words } from './words';

/** Password and sessions of the admin, and who else may log in. */
export const adminAccountFeature = pageFeature({
  path: paths.admin.account,
  title: words.title,
  roles: ROLES,
  group: 'account',
  order: 130,
  icon: <CircleUser />,
  page: () => import('./account-page'),
});
