// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { BackupStatusResponse, PasswordRequest } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBackupStatus: build.query<GetBackupStatusApiResponse, GetBackupStatusApiArg>({
      query: () => ({ url: `/backups` }),
    }),
    downloadBackup: build.mutation<DownloadBackupApiResponse, DownloadBackupApiArg>({
      query: (queryArg) => ({
        url: `/backups/download`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as backupsAdminGenerated };
export type GetBackupStatusApiResponse = /** status 200 The entity */ BackupStatusResponse;
export type GetBackupStatusApiArg = void;
export type DownloadBackupApiResponse = /** status 200 The file */ Blob;
export type DownloadBackupApiArg = PasswordRequest;
export const { useGetBackupStatusQuery, useLazyGetBackupStatusQuery, useDownloadBackupMutation } =
  injectedRtkApi;
