import type { GetAccountApiResponse, ListSessionsApiResponse } from './auth-admin.gen';

export {
  authAdminApi,
  useCheckTokenQuery,
  useGetAccountQuery,
  useLazyCheckTokenQuery,
  useLazyGetHealthQuery,
  useListSessionsQuery,
  useLoginMutation,
  useLogoutMutation,
  useRemoveOtherSessionsMutation,
  useRemoveSessionMutation,
  useUpdatePasswordMutation,
} from './auth-admin.api';
export type Account = GetAccountApiResponse;
export type Session = ListSessionsApiResponse[number];
