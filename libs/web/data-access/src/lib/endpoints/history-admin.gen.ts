// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type FieldChange = {
  /** As in the requests of the kind; `ids` for the order of a list, `prices` for its prices, `images` for the images beyond the first one, `images_focus` for their focus */
  field: string;
  /** Rows as their names, an image as a tiny data URI, or an empty text where it has none; null for no image */
  from: (string | number | boolean | string[]) | null;
  /** As `from` */
  to: (string | number | boolean | string[]) | null;
};
export type HistoryEntryResponse = {
  action: 'created' | 'updated' | 'reordered' | 'deleted' | 'restored' | 'purged';
  changed_at: string;
  /** Fields of a deletion or a return are left out */
  changes: FieldChange[];
  id: number;
  /** As in the path of the kind's own routes */
  kind: string;
  /** What the row was called then; null for a list and for a setting */
  name: string | null;
  /** Whether there is a version before it to go back to */
  revertible: boolean;
  /** The id of the row, or the key of the setting; null for a list */
  row_id: string | null;
  /** Null for the product itself */
  username: string | null;
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
export type RevertPreviewResponse = {
  /** From the present values to the earlier ones */
  changes: FieldChange[];
  /** Whether the earlier image is gone, so that the present one stays */
  image_missing: boolean;
  /** For `If-Match` of the revert. Two previews may show the same changes, such as orders of rows of one name */
  version: string;
};
export const {
  useListHistoryQuery,
  useLazyListHistoryQuery,
  usePreviewRevertQuery,
  useLazyPreviewRevertQuery,
  useRevertChangeMutation,
} = injectedRtkApi;
