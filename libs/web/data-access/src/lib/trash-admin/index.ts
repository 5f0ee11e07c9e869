import type { ListTrashApiResponse } from './trash-admin.gen';

export {
  trashAdminApi,
  useListTrashQuery,
  useRemoveTrashedMutation,
  useRestoreTrashedMutation,
} from './trash-admin.api';
export type TrashEntry = ListTrashApiResponse[number];
