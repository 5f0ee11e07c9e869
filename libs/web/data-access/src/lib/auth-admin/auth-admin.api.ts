import { authAdminGenerated } from './auth-admin.gen';

export const authAdminApi = authAdminGenerated.enhanceEndpoints({
  endpoints: {
    // Never cached: both describe the current moment.
    checkToken: { keepUnusedDataFor: 0 },
    getHealth: { keepUnusedDataFor: 0 },
  },
});

export const {
  useCheckTokenQuery,
  useLazyCheckTokenQuery,
  useLazyGetHealthQuery,
  useLoginMutation,
  useLogoutMutation,
} = authAdminApi;
