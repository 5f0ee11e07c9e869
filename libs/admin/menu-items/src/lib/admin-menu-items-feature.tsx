import { contentFeature } from '@lereng/admin-kit/shell';
import { menuItemsKind } from '@lereng/shared-domain/fields';
import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { Utensils } from 'lucide-react';
import { words } from './words';

/** Management of menu items. */
export const adminMenuItemsFeature = contentFeature({
  kind: menuItemsKind,
  title: words.title,
  group: 'content',
  order: 40,
  atFoot: true,
  icon: <Utensils />,
  useList: useListMenuItemsQuery,
  page: () => import('./menu-items-page'),
});
