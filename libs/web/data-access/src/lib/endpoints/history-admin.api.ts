import { historyAdminGenerated, type ListHistoryApiResponse } from './history-admin.gen';
import type { RevertPreviewResponse } from './types.gen';

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
export type { FieldChange } from './types.gen';
