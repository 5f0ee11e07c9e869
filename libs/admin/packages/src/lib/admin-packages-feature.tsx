import { contentFeature } from '@lereng/admin-kit/shell';
import { packagesKind } from '@lereng/shared-domain/fields';
import { useListPackagesQuery } from '@lereng/web-data-access/packages';
import { Map } from 'lucide-react';
import { words } from './words';

/** Management of packages. */
export const adminPackagesFeature = contentFeature({
  kind: packagesKind,
  title: words.title,
  group: 'content',
  order: 50,
  atFoot: true,
  icon: <Map />,
  useList: useListPackagesQuery,
  page: () => import('./packages-page'),
});
