import { adminPage } from '@lereng/admin-kit/shell';
import { paths, type Feature } from '@lereng/web-feature';
import { CircleUser } from 'lucide-react';
import { words } from './words';

/** Password and sessions of the admin. */
export const adminAccountFeature: Feature = {
  name: 'admin-account',
  routes: [adminPage(paths.admin.account, words.title, () => import('./account-page'))],
  navigation: [
    {
      label: words.title,
      to: paths.admin.account.getHref(),
      order: 130,
      secondary: true,
      icon: <CircleUser />,
    },
  ],
};
