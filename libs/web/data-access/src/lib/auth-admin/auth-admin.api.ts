import { authAdminGenerated } from './auth-admin.gen';

export const authAdminApi = authAdminGenerated.enhanceEndpoints({
  endpoints: {
    // Both answer for this moment alone.
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
