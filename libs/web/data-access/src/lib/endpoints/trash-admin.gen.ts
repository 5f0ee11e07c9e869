// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type TrashEntryResponse = {
  deleted_at: string;
  /** From then on it is deleted for good */
  expires_at: string;
  id: number;
  /** Pixels; null without an image */
  image_height: number | null;
  /** A tiny picture as a data URI */
  image_placeholder: string | null;
  /** Pixels; null without an image */
  image_width: number | null;
  /** As in the path of the kind's own routes */
  kind: string;
  /** Its name, title or platform */
  name: string;
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
export type PasswordRequest = {
  password: string;
};
export const {
  useListTrashQuery,
  useLazyListTrashQuery,
  useRemoveTrashedMutation,
  useRestoreTrashedMutation,
} = injectedRtkApi;
