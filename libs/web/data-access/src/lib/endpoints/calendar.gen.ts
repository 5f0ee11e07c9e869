// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { CalendarResponse } from './types.gen';
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
export const { useListCalendarQuery } = injectedRtkApi;
