import {
  peopleAdminGenerated,
  type CreateAdminApiResponse,
  type ListAdminsApiResponse,
} from './people-admin.gen';

const LIST = [{ type: 'Person', id: 'LIST' }] as const;

export const peopleAdminApi = peopleAdminGenerated.enhanceEndpoints({
  addTagTypes: ['Person'],
  endpoints: {
    listAdmins: { providesTags: [...LIST] },
    // Also after an error: without a response, the call may have succeeded.
    createAdmin: { invalidatesTags: [...LIST] },
    updateAdmin: { invalidatesTags: [...LIST] },
    removeAdmin: { invalidatesTags: [...LIST] },
    removeAdminSessions: { invalidatesTags: [...LIST] },
  },
});

export const {
  useCreateAdminMutation,
  useListAdminsQuery,
  useRemoveAdminMutation,
  useRemoveAdminSessionsMutation,
  useUpdateAdminMutation,
} = peopleAdminApi;

export type Person = ListAdminsApiResponse[number];
/** With the first password, which is shown once. */
export type NewPerson = CreateAdminApiResponse;
