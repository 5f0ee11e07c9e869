// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  AdminResponse,
  CreateAdminRequest,
  NewAdminResponse,
  PasswordRequest,
  UpdateAdminRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({
      query: () => ({ url: `/admins` }),
    }),
    createAdmin: build.mutation<CreateAdminApiResponse, CreateAdminApiArg>({
      query: (queryArg) => ({ url: `/admins`, method: 'POST', body: queryArg }),
    }),
    removeAdmin: build.mutation<RemoveAdminApiResponse, RemoveAdminApiArg>({
      query: (queryArg) => ({
        url: `/admins/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    updateAdmin: build.mutation<UpdateAdminApiResponse, UpdateAdminApiArg>({
      query: (queryArg) => ({
        url: `/admins/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    removeAdminSessions: build.mutation<RemoveAdminSessionsApiResponse, RemoveAdminSessionsApiArg>({
      query: (queryArg) => ({
        url: `/admins/${encodeURIComponent(String(queryArg.id))}/sessions`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as peopleAdminGenerated };
export type ListAdminsApiResponse = /** status 200 The list */ AdminResponse[];
export type ListAdminsApiArg = void;
export type CreateAdminApiResponse = /** status 201 The entity */ NewAdminResponse;
export type CreateAdminApiArg = CreateAdminRequest;
export type RemoveAdminApiResponse = unknown;
export type RemoveAdminApiArg = {
  id: number;
  body: PasswordRequest;
};
export type UpdateAdminApiResponse = /** status 200 The entity */ AdminResponse;
export type UpdateAdminApiArg = {
  id: number;
  body: UpdateAdminRequest;
};
export type RemoveAdminSessionsApiResponse = unknown;
export type RemoveAdminSessionsApiArg = {
  id: number;
  body: PasswordRequest;
};
export const {
  useListAdminsQuery,
  useLazyListAdminsQuery,
  useCreateAdminMutation,
  useRemoveAdminMutation,
  useUpdateAdminMutation,
  useRemoveAdminSessionsMutation,
} = injectedRtkApi;
