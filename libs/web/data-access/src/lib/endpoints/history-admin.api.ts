import {
  historyAdminGenerated,
  type ListHistoryApiResponse,
  type RevertPreviewResponse,
} from './history-admin.gen';

export const historyAdminApi = historyAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Content', 'History', 'Trash'],
  endpoints: {
    listHistory: { providesTags: ['History'] },
    previewRevert: { providesTags: ['History'] },
    // Also after an error: without a response, the call may have succeeded.
    revertChange: { invalidatesTags: ['Content', 'History', 'Trash'] },
  },
});

export const { useListHistoryQuery, useRevertChangeMutation } = historyAdminApi;

export type HistoryEntry = ListHistoryApiResponse[number];
export type RevertPreview = RevertPreviewResponse;
export type { FieldChange } from './history-admin.gen';
