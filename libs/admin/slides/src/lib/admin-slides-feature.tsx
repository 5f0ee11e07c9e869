import { contentFeature } from '@lereng/admin-kit/shell';
import { slidesKind } from '@lereng/shared-domain/fields';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import { Images } from 'lucide-react';
import { words } from './words';

/** Management of the slides in the hero of the home page. */
export const adminSlidesFeature = contentFeature({
  kind: slidesKind,
  title: words.title,
  label: words.row,
  group: 'site',
  order: 30,
  icon: <Images />,
  useList: useListSlidesQuery,
  page: () => import('./slides-page'),
});
