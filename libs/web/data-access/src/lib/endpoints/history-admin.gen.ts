// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { HistoryEntryResponse, RevertPreviewResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
      query: (queryArg) => ({
        url: `/history`,
        params: {
          kind: queryArg.kind,
          row_id: queryArg.rowId,
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    previewRevert: build.query<PreviewRevertApiResponse, PreviewRevertApiArg>({
      query: (queryArg) => ({
        url: `/history/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    revertChange: build.mutation<RevertChangeApiResponse, RevertChangeApiArg>({
      query: (queryArg) => ({
        url: `/history/${encodeURIComponent(String(queryArg.id))}/revert`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as historyAdminGenerated };
export type ListHistoryApiResponse = /** status 200 The list */ HistoryEntryResponse[];
export type ListHistoryApiArg = {
  kind?: string;
  rowId?: string;
  /** Entries that are older than the one with this id */
  before?: number;
  limit?: number;
};
export type PreviewRevertApiResponse = /** status 200 The entity */ RevertPreviewResponse;
export type PreviewRevertApiArg = number;
export type RevertChangeApiResponse = /** status 200 The entity */ {
  [key: string]: any;
};
export type RevertChangeApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
};
export const {
  useListHistoryQuery,
  useLazyListHistoryQuery,
  usePreviewRevertQuery,
  useLazyPreviewRevertQuery,
  useRevertChangeMutation,
} = injectedRtkApi;
