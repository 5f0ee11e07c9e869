import { closedDayText } from '@lereng/shared-domain/venue';
import { siteSettingsApi } from '@lereng/web-data-access/site-settings';
import { usePageEnvironment } from '@lereng/web-feature';
import { useCalendar } from './use-calendar';
import { toVenue } from './venue';

/** That the venue is closed today by its weekly hours, and until when; null where it is not. */
export function useWeeklyClosed(): string | null {
  const { today, site } = usePageEnvironment();
  // The layout loads them, as it does the calendar.
  const { data } = siteSettingsApi.endpoints.listSiteSettings.useQueryState();
  const hours = toVenue(data ?? []).openingHours ?? '';
  return closedDayText(hours, today, site.timeZone, useCalendar());
}
