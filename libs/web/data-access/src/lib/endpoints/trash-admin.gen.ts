// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { PasswordRequest, TrashEntryResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<ListTrashApiResponse, ListTrashApiArg>({
      query: () => ({ url: `/trash` }),
    }),
    removeTrashed: build.mutation<RemoveTrashedApiResponse, RemoveTrashedApiArg>({
      query: (queryArg) => ({
        url: `/trash/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    restoreTrashed: build.mutation<RestoreTrashedApiResponse, RestoreTrashedApiArg>({
      query: (queryArg) => ({
        url: `/trash/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as trashAdminGenerated };
export type ListTrashApiResponse = /** status 200 The list */ TrashEntryResponse[];
export type ListTrashApiArg = void;
export type RemoveTrashedApiResponse = unknown;
export type RemoveTrashedApiArg = {
  kind: string;
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  body: PasswordRequest;
};
export type RestoreTrashedApiResponse = /** status 200 The entity */ {
  [key: string]: any;
};
export type RestoreTrashedApiArg = {
  kind: string;
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export const {
  useListTrashQuery,
  useLazyListTrashQuery,
  useRemoveTrashedMutation,
  useRestoreTrashedMutation,
} = injectedRtkApi;
