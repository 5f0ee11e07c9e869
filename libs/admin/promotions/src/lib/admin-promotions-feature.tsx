import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { BadgePercent } from 'lucide-react';
import { words } from './words';

/** Management of promotions. */
export const adminPromotionsFeature = contentFeature({
  kind: 'promotions',
  path: paths.admin.promotions,
  title: words.title,
  fields: words.fields,
  order: 60,
  icon: <BadgePercent />,
  page: () => import('./promotions-page'),
});
