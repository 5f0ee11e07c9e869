import { contentFeature } from '@lereng/admin-kit/shell';
import { slidesKind } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { Images } from 'lucide-react';
import { words } from './words';

/** Management of the slides in the hero of the home page. */
export const adminSlidesFeature = contentFeature({
  kind: slidesKind,
  path: paths.admin.slides,
  title: words.title,
  label: words.row,
  order: 30,
  icon: <Images />,
  page: () => import('./slides-page'),
});
