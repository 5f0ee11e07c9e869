import { pageFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { words } from './words';

/** The texts that have no English one, which the screen of the home page leads to. */
export const adminTranslationsFeature = pageFeature({
  path: paths.admin.translations,
  title: words.title,
  group: 'site',
  order: 27,
  parent: paths.admin.content('site-settings'),
  page: () => import('./translations-page'),
});
