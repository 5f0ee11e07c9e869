export {
  authAdminApi,
  useCheckTokenQuery,
  useLazyCheckTokenQuery,
  useLazyGetHealthQuery,
  useListSessionsQuery,
  useLoginMutation,
  useLogoutMutation,
  useRemoveOtherSessionsMutation,
  useRemoveSessionMutation,
} from './auth-admin.api';
