import { CONTENT_TAGS } from '../content-tags';
import { historyAdminGenerated } from './history-admin.gen';

export const historyAdminApi = historyAdminGenerated.enhanceEndpoints({
  addTagTypes: [...CONTENT_TAGS, 'History', 'Trash'],
  endpoints: {
    listHistory: { providesTags: ['History'] },
    previewRevert: { providesTags: ['History'] },
    // Also after an error: without a response, the call may have succeeded.
    revertChange: { invalidatesTags: [...CONTENT_TAGS, 'History', 'Trash'] },
  },
});

export const { useListHistoryQuery, usePreviewRevertQuery, useRevertChangeMutation } =
  historyAdminApi;
