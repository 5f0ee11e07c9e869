import type { CalendarDate } from '@lereng/shared-domain';
import { closedDays, type VenueDays } from '@lereng/shared-domain/venue';
import { usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { useCalendar } from './use-calendar';
import { useLoadedVenue } from './use-venue';

/** What decides on which days the venue is open. */
export function useVenueDays(): VenueDays {
  const { site } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  const entries = useCalendar();
  return useMemo(
    () => ({ hours: openingHours ?? '', timeZone: site.timeZone, entries }),
    [openingHours, site.timeZone, entries],
  );
}

/** Says of days whether the venue is closed. */
export function useClosedDays(): (day: CalendarDate) => boolean {
  const days = useVenueDays();
  return useMemo(() => closedDays(days), [days]);
}
