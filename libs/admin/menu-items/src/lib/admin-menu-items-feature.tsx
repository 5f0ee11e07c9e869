import { contentFeature } from '@lereng/admin-kit/shell';
import { menuItemsKind } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { Utensils } from 'lucide-react';
import { words } from './words';

/** Management of menu items. */
export const adminMenuItemsFeature = contentFeature({
  kind: menuItemsKind,
  path: paths.admin.menuItems,
  title: words.title,
  order: 40,
  icon: <Utensils />,
  page: () => import('./menu-items-page'),
});
