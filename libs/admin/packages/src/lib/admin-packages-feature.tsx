import { contentFeature } from '@lereng/admin-kit/shell';
import { packagesKind } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { Map } from 'lucide-react';
import { words } from './words';

/** Management of packages. */
export const adminPackagesFeature = contentFeature({
  kind: packagesKind,
  path: paths.admin.packages,
  title: words.title,
  order: 50,
  icon: <Map />,
  page: () => import('./packages-page'),
});
