import { calendarGenerated, type ListCalendarApiResponse } from './calendar.gen';

export const calendarApi = calendarGenerated.enhanceEndpoints({
  addTagTypes: ['Calendar', 'Content'],
  endpoints: {
    // One tag: any change of the calendar is one of all its days.
    listCalendar: { providesTags: ['Calendar', 'Content'] },
  },
});

export const { useListCalendarQuery } = calendarApi;

/** An entry of the calendar, as visitors see it. */
export type CalendarDays = ListCalendarApiResponse[number];
