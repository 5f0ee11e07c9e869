import { historyAdminGenerated } from './history-admin.gen';

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
