import { listTags } from '../row-tags';
import { calendarGenerated, type ListCalendarApiResponse } from './calendar.gen';

export const calendarApi = calendarGenerated.enhanceEndpoints({
  addTagTypes: ['Calendar', 'Content'],
  endpoints: {
    listCalendar: { providesTags: listTags('Calendar') },
  },
});

export const { useListCalendarQuery } = calendarApi;

/** An entry of the calendar, as visitors see it. */
export type CalendarDays = ListCalendarApiResponse[number];
