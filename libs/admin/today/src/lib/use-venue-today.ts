import { isOutdated, writeRequest } from '@lereng/admin-kit/shell';
import { addDays, settingText } from '@lereng/shared-domain';
import { hoursOn, openingState, type DayEntry, type HoursSpan } from '@lereng/shared-domain/venue';
import {
  calendarEntryCalls,
  type CalendarEntry,
} from '@lereng/web-data-access/calendar-entries-admin';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { useMinute, usePageEnvironment } from '@lereng/web-feature';
import { useMemo } from 'react';
import { useOnShown } from './use-on-shown';
import { ChangedElsewhere, type Done } from './use-writes';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** An entry that holds something: one whose packages are all gone does not. */
export type TodayEntry = CalendarEntry & DayEntry;

/**
 * The venue's calendar and whether it is open, and how one closes today. The writes reject with the API's error, or
 * with `ChangedElsewhere`.
 */
export function useVenueToday() {
  const { site, today } = usePageEnvironment();
  const list = calendarEntryCalls.useList(undefined, FRESH);
  const settings = useListSiteSettingsQuery(undefined, FRESH);
  const [create] = calendarEntryCalls.useCreate();
  const [update] = calendarEntryCalls.useUpdate();
  const [remove] = calendarEntryCalls.useRemove();
  const [restore] = useRestoreTrashedMutation();
  const minute = useMinute();
  // Yesterday's hours may go on past midnight.
  const held = useMemo(
    () =>
      list.data
        ?.filter((entry): entry is TodayEntry => entry.package_ids !== null)
        .filter(({ until }) => until >= addDays(today, -1))
        .sort((a, b) => (a.from < b.from ? -1 : 1)) ?? null,
    [list.data, today],
  );
  const refetch = () => Promise.all([list.refetch(), settings.refetch()]);
  useOnShown(refetch);

  const { data: stored } = settings;
  const hours = settingText(stored ?? [])('opening_hours') ?? '';
  const isLoaded = held !== null && stored !== undefined && minute !== null;

  /** A removal takes no version, so the entry is compared before. */
  const removeAsShown = async ({ id, updatedAt }: CalendarEntry): Promise<void> => {
    const now = await list.refetch().unwrap();
    if (now.find((each) => each.id === id)?.updatedAt !== updatedAt) throw new ChangedElsewhere();
    await remove({ id }).unwrap();
  };
  const add = async (body: Pick<CalendarEntry, 'kind' | 'hours'>): Promise<Done> => {
    const added = await create({
      body: { from: today, until: today, ...body },
      ...writeRequest(),
    }).unwrap();
    return { undo: () => removeAsShown(added) };
  };
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
    venue: isLoaded
      ? {
          entries: held.filter(({ until }) => until >= today),
          state: openingState(hours, minute, site.timeZone, held),
          /** Of today; null where they are unknown. */
          hours: hoursOn(hours, today, site.timeZone, held),
          settings: {
            stored,
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
    end: async (entry: TodayEntry): Promise<Done> => {
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
