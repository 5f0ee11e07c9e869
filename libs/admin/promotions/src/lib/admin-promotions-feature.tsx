import { contentFeature } from '@lereng/admin-kit/shell';
import { promotionsKind } from '@lereng/shared-domain/fields';
import { useListPromotionsQuery } from '@lereng/web-data-access/promotions';
import { BadgePercent } from 'lucide-react';
import { words } from './words';

/** Management of promotions. */
export const adminPromotionsFeature = contentFeature({
  kind: promotionsKind,
  title: words.title,
  group: 'content',
  order: 60,
  icon: <BadgePercent />,
  useList: useListPromotionsQuery,
  page: () => import('./promotions-page'),
});
