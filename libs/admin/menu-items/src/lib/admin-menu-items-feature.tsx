import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { Utensils } from 'lucide-react';
import { words } from './words';

/** Management of menu items. */
export const adminMenuItemsFeature = contentFeature({
  kind: 'menu-items',
  path: paths.admin.menuItems,
  title: words.title,
  fields: words.fields,
  order: 40,
  icon: <Utensils />,
  page: () => import('./menu-items-page'),
});
