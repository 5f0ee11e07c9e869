import { closedDayText } from '@lereng/shared-domain/venue';
import { usePageEnvironment } from '@lereng/web-feature';
import { useCalendar } from './use-calendar';
import { useLoadedVenue } from './use-venue';

/** That the venue is closed today by its weekly hours, and until when; null where it is not. */
export function useWeeklyClosed(): string | null {
  const { today, site } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  return closedDayText(openingHours ?? '', today, site.timeZone, useCalendar());
}
