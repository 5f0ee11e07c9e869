// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type BackupStatusResponse = {
  /** When the last nightly backup was made; null where there is none */
  last_backup_at: string | null;
  /** Of the nightly backups: `failing` where the last one failed or is older than 26 hours, `off` where none are made */
  status: 'off' | 'ok' | 'failing';
};
export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export type PasswordRequest = {
  password: string;
};
export const { useGetBackupStatusQuery, useLazyGetBackupStatusQuery, useDownloadBackupMutation } =
  injectedRtkApi;
