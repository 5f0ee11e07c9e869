import { contentFeature } from '@lereng/admin-kit/shell';
import { paths } from '@lereng/web-feature';
import { CalendarDays } from 'lucide-react';
import { words } from './words';

/** Management of the venue's calendar. */
export const adminCalendarEntriesFeature = contentFeature({
  kind: 'calendar-entries',
  path: paths.admin.calendarEntries,
  title: words.title,
  fields: words.fields,
  values: words.values,
  order: 65,
  icon: <CalendarDays />,
  page: () => import('./calendar-entries-page'),
});
