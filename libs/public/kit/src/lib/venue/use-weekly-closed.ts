import { closedDay } from '@lereng/shared-domain/venue';
import { closedTodayText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { useCalendar } from './use-calendar';
import { useLoadedVenue } from './use-venue';

/** That the venue is closed today by its weekly hours, and until when; null where it is not. */
export function useWeeklyClosed(): string | null {
  const { today, site, locale } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  const closed = closedDay(openingHours ?? '', today, site.timeZone, useCalendar());
  return closed && closedTodayText(closed, locale);
}
