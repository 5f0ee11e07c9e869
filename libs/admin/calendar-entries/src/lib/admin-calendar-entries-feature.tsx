import { contentFeature } from '@lereng/admin-kit/shell';
import { calendarEntriesKind } from '@lereng/shared-domain/fields';
import { CalendarDays } from 'lucide-react';
import { words } from './words';

/** Management of the venue's calendar. */
export const adminCalendarEntriesFeature = contentFeature({
  kind: calendarEntriesKind,
  title: words.title,
  group: 'daily',
  order: 65,
  icon: <CalendarDays />,
  page: () => import('./calendar-entries-page'),
});
