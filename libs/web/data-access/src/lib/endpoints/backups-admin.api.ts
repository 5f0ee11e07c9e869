import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';
import { backupsAdminGenerated, type GetBackupStatusApiResponse } from './backups-admin.gen';

type Generated = DefinitionsFromApi<typeof backupsAdminGenerated>;

/** The store has no file, only the object URL by which the browser finds it. */
type Definitions = Omit<Generated, 'downloadBackup'> & {
  downloadBackup: OverrideResultType<Generated['downloadBackup'], string>;
};

const backupsAdminApi = backupsAdminGenerated.enhanceEndpoints<never, Definitions>({
  endpoints: {
    downloadBackup: {
      query: (body) => ({ url: '/backups/download', method: 'POST', body, asFile: true }),
    },
  },
});

export const { useDownloadBackupMutation, useGetBackupStatusQuery } = backupsAdminApi;

export type BackupStatus = GetBackupStatusApiResponse;
