import { pageFeature } from '@lereng/admin-kit/shell';
import { ROLES } from '@lereng/shared-domain';
import { paths } from '@lereng/web-feature';
import { CalendarClock } from 'lucide-react';
import { words } from './words';

/** What is so today: whether the venue is open, its calendar and notice, and what is sold out. */
export const todayFeature = pageFeature({
  path: paths.admin.today,
  title: words.title,
  roles: ROLES,
  group: 'daily',
  order: 5,
  atFoot: true,
  icon: <CalendarClock />,
  page: () => import('./today-page'),
});
