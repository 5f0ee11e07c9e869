// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      query: () => ({ url: `/` }),
    }),
    getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: () => ({ url: `/auth/account` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/auth/login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/auth/logout`, method: 'DELETE' }),
    }),
    updatePassword: build.mutation<UpdatePasswordApiResponse, UpdatePasswordApiArg>({
      query: (queryArg) => ({
        url: `/auth/password`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    removeOtherSessions: build.mutation<RemoveOtherSessionsApiResponse, RemoveOtherSessionsApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions`,
        method: 'DELETE',
        body: queryArg,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/auth/sessions` }),
    }),
    removeSession: build.mutation<RemoveSessionApiResponse, RemoveSessionApiArg>({
      query: (queryArg) => ({
        url: `/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    checkToken: build.query<CheckTokenApiResponse, CheckTokenApiArg>({
      query: () => ({ url: `/auth/token` }),
    }),
    getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
      query: () => ({ url: `/health/live` }),
    }),
    getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
      query: () => ({ url: `/health/ready` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authAdminGenerated };
export type GetHealthApiResponse = /** status 200 The entity */ HealthResponse;
export type GetHealthApiArg = void;
export type GetAccountApiResponse = /** status 200 The entity */ AccountResponse;
export type GetAccountApiArg = void;
export type LoginApiResponse = /** status 200 The entity */ LoginResponse;
export type LoginApiArg = LoginRequest;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type UpdatePasswordApiResponse = /** status 200 The entity */ AccountResponse;
export type UpdatePasswordApiArg = UpdatePasswordRequest;
export type RemoveOtherSessionsApiResponse = unknown;
export type RemoveOtherSessionsApiArg = PasswordRequest;
export type ListSessionsApiResponse = /** status 200 The list */ SessionResponse[];
export type ListSessionsApiArg = void;
export type RemoveSessionApiResponse = unknown;
export type RemoveSessionApiArg = {
  id: number;
  body: PasswordRequest;
};
export type CheckTokenApiResponse = /** status 200 The entity */ TokenResponse;
export type CheckTokenApiArg = void;
export type GetLivenessApiResponse = /** status 200 The entity */ HealthResponse;
export type GetLivenessApiArg = void;
export type GetReadinessApiResponse = /** status 200 The entity */ ReadyResponse;
export type GetReadinessApiArg = void;
export type HealthResponse = {
  status: 'ok';
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
export type NewDeviceResponse = {
  /** Browser and system, in words */
  device: string;
  first_login_at: string;
};
export type AccountResponse = {
  /** Whether the server's disk is full, or will be soon */
  disk_low: boolean;
  /** Other devices that logged in for the first time in the last 7 days */
  new_devices: NewDeviceResponse[];
  /** Null while it is the password that was made or configured at the first start */
  password_changed_at: string | null;
  /** Whether it was made and printed, and has not been changed since */
  password_generated: boolean;
  username: string;
};
export type LoginResponse = {
  /** Bearer token */
  accessToken: string;
};
export type LoginRequest = {
  password: string;
  username: string;
};
export type UpdatePasswordRequest = {
  current_password: string;
  new_password: string;
};
export type PasswordRequest = {
  password: string;
};
export type SessionResponse = {
  created_at: string;
  /** Whether it is the session of this request */
  current: boolean;
  /** Browser and system, in words */
  device: string;
  id: number;
  /** Exact to the minute */
  last_seen_at: string;
  /** IP address of the login, or its /64 network; null for logins before 1.1 */
  network: string | null;
};
export type TokenResponse = {
  username: string;
};
export type ReadyResponse = {
  /** How each part is that the server needs: `redis` is there where one is configured */
  checks: {
    [key: string]: 'ok' | 'failing';
  };
  status: 'ok';
};
export type NotReadyResponse = {
  /** How each part is that the server needs: `redis` is there where one is configured */
  checks: {
    [key: string]: 'ok' | 'failing';
  };
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  /** `stopping` after SIGTERM, `failing` where a part is */
  status: 'failing' | 'stopping';
  statusCode: number;
};
export const {
  useGetHealthQuery,
  useLazyGetHealthQuery,
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useLoginMutation,
  useLogoutMutation,
  useUpdatePasswordMutation,
  useRemoveOtherSessionsMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useRemoveSessionMutation,
  useCheckTokenQuery,
  useLazyCheckTokenQuery,
  useGetLivenessQuery,
  useLazyGetLivenessQuery,
  useGetReadinessQuery,
  useLazyGetReadinessQuery,
} = injectedRtkApi;
