import { contentFeature } from '@lereng/admin-kit/shell';
import { pricePeriodsKind } from '@lereng/shared-domain/fields';
import { paths } from '@lereng/web-feature';
import { CalendarRange } from 'lucide-react';
import { words } from './words';

/** Management of the prices that packages have on some days. */
export const adminPricePeriodsFeature = contentFeature({
  kind: pricePeriodsKind,
  path: paths.admin.pricePeriods,
  title: words.title,
  order: 62,
  icon: <CalendarRange />,
  page: () => import('./price-periods-page'),
});
