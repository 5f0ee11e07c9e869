// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: build.query<ListCalendarApiResponse, ListCalendarApiArg>({
      query: () => ({ url: `/calendar` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calendarGenerated };
export type ListCalendarApiResponse = /** status 200 The list */ CalendarResponse[];
export type ListCalendarApiArg = void;
export type HoursSpanField = {
  /** At or before `opens`: of the next day */
  closes: string;
  opens: string;
};
export type CalendarResponse = {
  /** The first day, in the venue's zone */
  from: string;
  /** Spans that do not overlap; only and always of the kind `hours` */
  hours: HoursSpanField[] | null;
  id: number;
  kind: 'closed' | 'hours' | 'full';
  /** Ascending; empty: the whole venue */
  package_ids: number[];
  reason: string | null;
  /** The last day, in the venue's zone */
  until: string;
  updatedAt: string;
};
export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export const { useListCalendarQuery } = injectedRtkApi;
