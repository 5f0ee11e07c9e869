import type { GetBackupStatusApiResponse } from './backups-admin.gen';

export {
  backupsAdminApi,
  useDownloadBackupMutation,
  useGetBackupStatusQuery,
} from './backups-admin.api';
export type BackupStatus = GetBackupStatusApiResponse;
