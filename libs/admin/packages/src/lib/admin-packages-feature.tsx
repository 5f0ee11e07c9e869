import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { Map } from 'lucide-react';
import { words } from './words';

/** Management of packages. */
export const adminPackagesFeature = contentFeature({
  kind: 'packages',
  path: paths.admin.packages,
  title: words.title,
  fields: words.fields,
  order: 50,
  icon: <Map />,
  page: () => import('./packages-page'),
});
