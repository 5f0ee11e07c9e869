import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { words } from './words';

/** Management of the categories of menu items, which their screen leads to. */
export const adminMenuCategoriesFeature = contentFeature({
  kind: 'menu-categories',
  path: paths.admin.menuCategories,
  title: words.title,
  fields: words.fields,
  order: 45,
  parent: paths.admin.menuItems,
  page: () => import('./menu-categories-page'),
});
