import { addDays } from '@lereng/shared-domain';
import { dayStates, type DayState } from '@lereng/shared-domain/venue';
import { calendarApi } from '@lereng/web-data-access/calendar';
import type { LoadContext } from '@lereng/web-feature';

/**
 * The days with other opening hours than the weekly ones for a page's `load`; the layout shares the one request. Those
 * of yesterday are in the response while they go on.
 */
export async function loadOtherHours({
  read,
  today,
}: Pick<LoadContext, 'read' | 'today'>): Promise<DayState[]> {
  const { data = [] } = await read(calendarApi.endpoints.listCalendar, undefined);
  return dayStates(data, addDays(today, -1), 'hours');
}
