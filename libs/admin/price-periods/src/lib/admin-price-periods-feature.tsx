import { contentFeature } from '@lereng/admin-kit/shell';
import { pricePeriodsKind } from '@lereng/shared-domain/fields';
import { CalendarRange } from 'lucide-react';
import { words } from './words';

/** Management of the prices that packages have on some days. */
export const adminPricePeriodsFeature = contentFeature({
  kind: pricePeriodsKind,
  title: words.title,
  group: 'content',
  order: 62,
  icon: <CalendarRange />,
  page: () => import('./price-periods-page'),
});
