import { addDays, settingText } from '@lereng/shared-domain';
import { comingByHours, openingState, type DayEntry } from '@lereng/shared-domain/venue';
import {
  calendarEntryCalls,
  type CalendarEntry,
} from '@lereng/web-data-access/calendar-entries-admin';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useMinute, usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { ChangedElsewhere, writeRequest, type Done } from '../shell';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** An entry that holds something: one whose packages are all gone does not. */
export type VenueEntry = CalendarEntry & DayEntry;

type NewEntry = Pick<CalendarEntry, 'from' | 'until' | 'kind' | 'hours'>;

/** The venue's calendar, whether it is open, and how an entry is added by one tap and removed again. */
export function useVenueCalendar() {
  const { site, today } = usePageEnvironment();
  const list = calendarEntryCalls.useList(undefined, FRESH);
  const settings = useListSiteSettingsQuery(undefined, FRESH);
  const [create] = calendarEntryCalls.useCreate();
  const [remove] = calendarEntryCalls.useRemove();
  const minute = useMinute();
  // Yesterday's hours may go on past midnight.
  const entries = useMemo(
    () =>
      list.data
        ?.filter((entry): entry is VenueEntry => entry.package_ids !== null)
        .filter(({ until }) => until >= addDays(today, -1))
        .sort((a, b) => (a.from < b.from ? -1 : 1)) ?? null,
    [list.data, today],
  );
  const weekly = settingText(settings.data ?? [])('opening_hours') ?? '';
  const isLoaded = entries !== null && settings.data !== undefined && minute !== null;

  /** A removal takes no version, so the entry is compared before. */
  const removeAsShown = async ({ id, updatedAt }: CalendarEntry): Promise<void> => {
    const now = await list.refetch().unwrap();
    if (now.find((each) => each.id === id)?.updatedAt !== updatedAt) throw new ChangedElsewhere();
    await remove({ id }).unwrap();
  };
  return {
    list,
    settings,
    /** The entries that are not over, the first one first; null until all is loaded. */
    venue: isLoaded
      ? {
          entries,
          weekly,
          state: openingState(weekly, minute, site.timeZone, entries),
          /** What the weekly hours make of the next days. */
          coming: comingByHours({ hours: weekly, timeZone: site.timeZone, entries }, today),
        }
      : null,
    /** Rejects with the API's error. */
    add: async (body: NewEntry): Promise<Done> => {
      const added = await create({ body, ...writeRequest() }).unwrap();
      return { undo: () => removeAsShown(added) };
    },
    /** Rejects with the API's error, or with `ChangedElsewhere`. */
    removeAsShown,
  };
}
