import { contentFeature } from '@lereng/admin-kit/shell';
import { promotionsKind } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { BadgePercent } from 'lucide-react';
import { words } from './words';

/** Management of promotions. */
export const adminPromotionsFeature = contentFeature({
  kind: promotionsKind,
  path: paths.admin.promotions,
  title: words.title,
  order: 60,
  icon: <BadgePercent />,
  page: () => import('./promotions-page'),
});
