// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  AccountResponse,
  HealthResponse,
  LoginRequest,
  LoginResponse,
  PasswordRequest,
  ReadyResponse,
  SessionResponse,
  TokenResponse,
  UpdatePasswordRequest,
} from './types.gen';
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
