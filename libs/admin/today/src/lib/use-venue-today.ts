import { useVenueCalendar, type VenueEntry } from '@lereng/admin-kit/days';
import { ChangedElsewhere, isOutdated, writeRequest, type Done } from '@lereng/admin-kit/shell';
import { addDays } from '@lereng/shared-domain';
import { hoursOn, type HoursSpan } from '@lereng/shared-domain/venue';
import {
  calendarEntryCalls,
  type CalendarEntry,
} from '@lereng/web-data-access/calendar-entries-admin';
import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { useOnShown } from './use-on-shown';

/**
 * The venue's calendar and whether it is open, and how one closes today. The writes reject with the API's error, or
 * with `ChangedElsewhere`.
 */
export function useVenueToday() {
  const { site, today } = usePageEnvironment();
  const { list, settings, venue, add: addEntry, removeAsShown } = useVenueCalendar();
  const [update] = calendarEntryCalls.useUpdate();
  const [restore] = useRestoreTrashedMutation();
  const refetch = () => Promise.all([list.refetch(), settings.refetch()]);
  useOnShown(refetch);

  const add = (body: Pick<CalendarEntry, 'kind' | 'hours'>) =>
    addEntry({ from: today, until: today, ...body });
  const putUntil = ({ id, updatedAt }: CalendarEntry, until: string) =>
    update({ id, body: { until }, ...writeRequest(updatedAt) })
      .unwrap()
      .catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        void list.refetch();
        throw new ChangedElsewhere();
      });

  return {
    /** Null until all is loaded. */
    venue: venue
      ? {
          entries: venue.entries.filter(({ until }) => until >= today),
          state: venue.state,
          coming: venue.coming,
          /** Of today; null where they are unknown. */
          hours: hoursOn(venue.weekly, today, site.timeZone, venue.entries),
          settings: {
            stored: settings.data ?? [],
            isFetching: settings.isFetching,
            read: () => settings.refetch().unwrap(),
          },
        }
      : null,
    isError: list.isError || settings.isError,
    refetch,
    closeToday: () => add({ kind: 'closed', hours: null }),
    openUntil: (spans: HoursSpan[]) => add({ kind: 'hours', hours: spans }),
    /** Ends an entry: today it does not hold any more, and the days that are over stay as they were. */
    end: async (entry: VenueEntry): Promise<Done> => {
      const { id, from, until } = entry;
      if (from < today) {
        const ended = await putUntil(entry, addDays(today, -1));
        return { undo: () => putUntil(ended, until) };
      }
      await removeAsShown(entry);
      return { undo: () => restore({ kind: 'calendar-entries', id }).unwrap() };
    },
  };
}
