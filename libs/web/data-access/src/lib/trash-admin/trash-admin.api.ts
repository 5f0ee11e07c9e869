import { CONTENT_TAGS, tagsOfKind } from '../content-tags';
import { trashAdminGenerated } from './trash-admin.gen';

export const trashAdminApi = trashAdminGenerated.enhanceEndpoints({
  addTagTypes: [...CONTENT_TAGS, 'Trash'],
  endpoints: {
    listTrash: { providesTags: ['Trash'] },
    // Also after an error: without a response, the call may have succeeded.
    restoreTrashed: {
      invalidatesTags: (_row, _error, { kind }) => [...tagsOfKind(kind), 'Trash'],
    },
    removeTrashed: { invalidatesTags: ['Trash'] },
  },
});

export const { useListTrashQuery, useRemoveTrashedMutation, useRestoreTrashedMutation } =
  trashAdminApi;
