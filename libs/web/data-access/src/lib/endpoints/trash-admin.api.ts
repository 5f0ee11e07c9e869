import { putSaved } from '../content-admin/put-saved';
import { trashAdminGenerated, type ListTrashApiResponse } from './trash-admin.gen';

const trashAdminApi = trashAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Content', 'Trash'],
  endpoints: {
    listTrash: { providesTags: ['Trash'] },
    // Also after an error: without a response, the call may have succeeded.
    restoreTrashed: {
      invalidatesTags: ['Content', 'Trash'],
      onQueryStarted: putSaved((_row, entry: EntryOfTrash) => withoutEntry(entry)),
    },
    removeTrashed: {
      invalidatesTags: ['Trash'],
      onQueryStarted: putSaved((_nothing, entry: EntryOfTrash) => withoutEntry(entry)),
    },
  },
});

type EntryOfTrash = { kind: string; id: number };

const withoutEntry = ({ kind, id }: EntryOfTrash) =>
  trashAdminGenerated.util.updateQueryData('listTrash', undefined, (entries) =>
    entries.filter((entry) => entry.kind !== kind || entry.id !== id),
  );

export const { useListTrashQuery, useRemoveTrashedMutation, useRestoreTrashedMutation } =
  trashAdminApi;

export type TrashEntry = ListTrashApiResponse[number];
