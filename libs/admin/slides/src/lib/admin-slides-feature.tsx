import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { Images } from 'lucide-react';
import { words } from './words';

/** Management of the slides in the hero of the home page. */
export const adminSlidesFeature = contentFeature({
  kind: 'slides',
  path: paths.admin.slides,
  title: words.title,
  label: words.row,
  fields: words.fields,
  order: 30,
  icon: <Images />,
  page: () => import('./slides-page'),
});
