export {
  authAdminApi,
  useCheckTokenQuery,
  useLazyCheckTokenQuery,
  useLazyGetHealthQuery,
  useLoginMutation,
  useLogoutMutation,
} from './auth-admin.api';
