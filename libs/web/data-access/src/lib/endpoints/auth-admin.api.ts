import {
  authAdminGenerated,
  type GetAccountApiResponse,
  type ListSessionsApiResponse,
} from './auth-admin.gen';

export const authAdminApi = authAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Account', 'Session'],
  endpoints: {
    // Never cached: both describe the current moment.
    checkToken: { keepUnusedDataFor: 0, providesTags: ['Account'] },
    getHealth: { keepUnusedDataFor: 0 },
    login: { invalidatesTags: ['Account', { type: 'Session', id: 'LIST' }] },
    getAccount: { providesTags: ['Account'] },
    // Also after an error: without a response, the call may have succeeded.
    updatePassword: { invalidatesTags: ['Account', { type: 'Session', id: 'LIST' }] },
    listSessions: { providesTags: [{ type: 'Session', id: 'LIST' }] },
    // Also after an error: the session may have ended meanwhile.
    removeSession: { invalidatesTags: [{ type: 'Session', id: 'LIST' }] },
    removeOtherSessions: { invalidatesTags: [{ type: 'Session', id: 'LIST' }] },
  },
});

export const {
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
} = authAdminApi;

export type Account = GetAccountApiResponse;
export type Session = ListSessionsApiResponse[number];
