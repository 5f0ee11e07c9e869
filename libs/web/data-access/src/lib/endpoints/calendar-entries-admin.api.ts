import { managedEndpoints, type ListChange } from '../content-admin/managed-endpoints';
import { listTags, rowTag } from '../row-tags';
import {
  calendarEntriesAdminGenerated,
  type GetCalendarEntryApiResponse,
} from './calendar-entries-admin.gen';

export type CalendarEntry = GetCalendarEntryApiResponse;

// The public calendar shows the coming ones.
const { create, update, remove } = managedEndpoints({
  tag: 'CalendarEntry',
  shownBy: ['Calendar'],
  updateList: (change: ListChange<CalendarEntry>) =>
    calendarEntriesAdminGenerated.util.updateQueryData('listCalendarEntries', undefined, change),
});

const calendarEntriesAdminApi = calendarEntriesAdminGenerated.enhanceEndpoints({
  addTagTypes: ['CalendarEntry', 'Calendar', 'Content', 'Trash'],
  endpoints: {
    listCalendarEntries: { providesTags: listTags('CalendarEntry') },
    getCalendarEntry: { providesTags: rowTag('CalendarEntry') },
    createCalendarEntry: create,
    updateCalendarEntry: update,
    removeCalendarEntry: remove,
  },
});

/** What the back office reads and writes. */
export const calendarEntryCalls = {
  useList: calendarEntriesAdminApi.useListCalendarEntriesQuery,
  get: calendarEntriesAdminApi.endpoints.getCalendarEntry,
  useCreate: calendarEntriesAdminApi.useCreateCalendarEntryMutation,
  useUpdate: calendarEntriesAdminApi.useUpdateCalendarEntryMutation,
  useRemove: calendarEntriesAdminApi.useRemoveCalendarEntryMutation,
};
