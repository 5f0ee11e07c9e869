import type { ListHistoryApiResponse } from './history-admin.gen';

export {
  historyAdminApi,
  useListHistoryQuery,
  usePreviewRevertQuery,
  useRevertChangeMutation,
} from './history-admin.api';
export type HistoryEntry = ListHistoryApiResponse[number];
export type { FieldChange } from './history-admin.gen';
