import { addDays, DEFAULT_OPENING_HOURS } from '@lereng/shared-domain';
import {
  hoursOfDay,
  openingState,
  type DayEntry,
  type HoursSpan,
} from '@lereng/shared-domain/venue';
import {
  calendarEntryCalls,
  type CalendarEntry,
} from '@lereng/web-data-access/calendar-entries-admin';
import { useListSiteSettingsQuery } from '@lereng/web-data-access/site-settings';
import { useRestoreTrashedMutation } from '@lereng/web-data-access/trash-admin';
import { useMinute, usePageEnvironment } from '@lereng/web-feature';
import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** An entry that holds something: one whose packages are all gone does not. */
export type TodayEntry = CalendarEntry & DayEntry;

/** What was done, and the way back. */
export interface Done {
  undo: () => Promise<unknown>;
}

/** The venue's calendar and whether it is open, and how one closes today. The writes reject with the API's error. */
export function useVenueToday() {
  const { site, today } = usePageEnvironment();
  const list = calendarEntryCalls.useList(undefined, FRESH);
  const settings = useListSiteSettingsQuery(undefined, FRESH);
  const [create] = calendarEntryCalls.useCreate();
  const [update] = calendarEntryCalls.useUpdate();
  const [remove] = calendarEntryCalls.useRemove();
  const [restore] = useRestoreTrashedMutation();
  const minute = useMinute();
  const entries = useMemo(
    () =>
      list.data
        ?.filter((entry): entry is TodayEntry => entry.package_ids !== null && entry.until >= today)
        .sort((a, b) => (a.from < b.from ? -1 : 1)) ?? null,
    [list.data, today],
  );

  const texts = new Map(settings.data?.map(({ key, value }) => [key, value]));
  const hours = texts.get('opening_hours') ?? DEFAULT_OPENING_HOURS;
  const isLoaded = entries !== null && settings.data !== undefined && minute !== null;

  const add = async (body: Pick<CalendarEntry, 'kind' | 'hours'>): Promise<Done> => {
    const { id } = await create({
      body: { from: today, until: today, ...body },
      'Idempotency-Key': nanoid(),
    }).unwrap();
    return { undo: () => remove({ id }).unwrap() };
  };
  const putUntil = ({ id, updatedAt }: CalendarEntry, until: string) =>
    update({
      id,
      body: { until },
      'If-Match': `"${updatedAt}"`,
      'Idempotency-Key': nanoid(),
    }).unwrap();

  return {
    /** Null until all is loaded. */
    venue: isLoaded
      ? {
          entries,
          state: openingState(hours, minute, site.timeZone, entries),
          /** Of today; null where they are unknown. */
          hours: hoursOfDay(hours, minute, site.timeZone, entries),
          notice: texts.get('notice') ?? null,
          noticeUntil: texts.get('notice_until') ?? null,
        }
      : null,
    isError: list.isError || settings.isError,
    refetch: () => Promise.all([list.refetch(), settings.refetch()]),
    closeToday: () => add({ kind: 'closed', hours: null }),
    openUntil: (spans: HoursSpan[]) => add({ kind: 'hours', hours: spans }),
    /** Ends an entry: today it does not hold any more, and the days that are over stay as they were. */
    end: async (entry: TodayEntry): Promise<Done> => {
      const { id, from, until } = entry;
      if (from < today) {
        const ended = await putUntil(entry, addDays(today, -1));
        return { undo: () => putUntil(ended, until) };
      }
      await remove({ id }).unwrap();
      return { undo: () => restore({ kind: 'calendar-entries', id }).unwrap() };
    },
  };
}
