// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  CalendarEntryResponse,
  CreateCalendarEntryRequest,
  UpdateCalendarEntryRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarEntries: build.query<ListCalendarEntriesApiResponse, ListCalendarEntriesApiArg>({
      query: () => ({ url: `/calendar-entries` }),
    }),
    createCalendarEntry: build.mutation<CreateCalendarEntryApiResponse, CreateCalendarEntryApiArg>({
      query: (queryArg) => ({
        url: `/calendar-entries`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeCalendarEntry: build.mutation<RemoveCalendarEntryApiResponse, RemoveCalendarEntryApiArg>({
      query: (queryArg) => ({
        url: `/calendar-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCalendarEntry: build.query<GetCalendarEntryApiResponse, GetCalendarEntryApiArg>({
      query: (queryArg) => ({
        url: `/calendar-entries/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateCalendarEntry: build.mutation<UpdateCalendarEntryApiResponse, UpdateCalendarEntryApiArg>({
      query: (queryArg) => ({
        url: `/calendar-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calendarEntriesAdminGenerated };
export type ListCalendarEntriesApiResponse = /** status 200 The list */ CalendarEntryResponse[];
export type ListCalendarEntriesApiArg = void;
export type CreateCalendarEntryApiResponse = /** status 201 The entity */ CalendarEntryResponse;
export type CreateCalendarEntryApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreateCalendarEntryRequest;
};
export type RemoveCalendarEntryApiResponse = unknown;
export type RemoveCalendarEntryApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type GetCalendarEntryApiResponse = /** status 200 The entity */ CalendarEntryResponse;
export type GetCalendarEntryApiArg = number;
export type UpdateCalendarEntryApiResponse = /** status 200 The entity */ CalendarEntryResponse;
export type UpdateCalendarEntryApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateCalendarEntryRequest;
};
export const {
  useListCalendarEntriesQuery,
  useLazyListCalendarEntriesQuery,
  useCreateCalendarEntryMutation,
  useRemoveCalendarEntryMutation,
  useGetCalendarEntryQuery,
  useLazyGetCalendarEntryQuery,
  useUpdateCalendarEntryMutation,
} = injectedRtkApi;
