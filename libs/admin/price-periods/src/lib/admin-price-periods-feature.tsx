import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { CalendarRange } from 'lucide-react';
import { words } from './words';

/** Management of the prices that packages have on some days. */
export const adminPricePeriodsFeature = contentFeature({
  kind: 'price-periods',
  path: paths.admin.pricePeriods,
  title: words.title,
  fields: words.fields,
  order: 62,
  icon: <CalendarRange />,
  page: () => import('./price-periods-page'),
});
