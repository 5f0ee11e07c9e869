import { adminPage } from '@lereng/admin-kit/shell';
import { paths, type Feature } from '@lereng/web-feature';
import { Trash } from 'lucide-react';
import { words } from './words';

/** What was deleted in the last days, to be put back. */
export const adminTrashFeature: Feature = {
  name: 'admin-trash',
  routes: [adminPage(paths.admin.trash, words.title, () => import('./trash-page'))],
  navigation: [
    {
      label: words.title,
      to: paths.admin.trash.getHref(),
      order: 110,
      secondary: true,
      icon: <Trash />,
    },
  ],
};
