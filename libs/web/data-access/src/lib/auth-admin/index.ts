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
