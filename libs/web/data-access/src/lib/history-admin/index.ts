import type { ListHistoryApiResponse, RevertPreviewResponse } from './history-admin.gen';

export { useListHistoryQuery, historyAdminApi, useRevertChangeMutation } from './history-admin.api';
export type HistoryEntry = ListHistoryApiResponse[number];
export type RevertPreview = RevertPreviewResponse;
export type { FieldChange } from './history-admin.gen';
