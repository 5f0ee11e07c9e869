import { contentFeature } from '@lereng/admin-kit/shell';
import { menuCategoriesKind } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { words } from './words';

/** Management of the categories of menu items, which their screen leads to. */
export const adminMenuCategoriesFeature = contentFeature({
  kind: menuCategoriesKind,
  title: words.title,
  group: 'content',
  order: 45,
  parent: paths.admin.content('menu-items'),
  page: () => import('./menu-categories-page'),
});
