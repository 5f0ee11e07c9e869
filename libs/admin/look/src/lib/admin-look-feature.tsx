import { pageFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { Palette } from 'lucide-react';
import { words } from './words';

/** What makes the site that of one venue: its colours, its names, and what it says of itself. */
export const adminLookFeature = pageFeature({
  path: paths.admin.look,
  title: words.title,
  group: 'site',
  order: 25,
  icon: <Palette />,
  page: () => import('./look-page'),
});
