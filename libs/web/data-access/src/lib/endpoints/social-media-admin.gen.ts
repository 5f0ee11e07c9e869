// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  CreateSocialMediaRequest,
  SocialMediaResponse,
  UpdateSocialMediaRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSocialMedia: build.mutation<CreateSocialMediaApiResponse, CreateSocialMediaApiArg>({
      query: (queryArg) => ({
        url: `/social-media`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeSocialMedia: build.mutation<RemoveSocialMediaApiResponse, RemoveSocialMediaApiArg>({
      query: (queryArg) => ({
        url: `/social-media/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getSocialMedia: build.query<GetSocialMediaApiResponse, GetSocialMediaApiArg>({
      query: (queryArg) => ({
        url: `/social-media/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateSocialMedia: build.mutation<UpdateSocialMediaApiResponse, UpdateSocialMediaApiArg>({
      query: (queryArg) => ({
        url: `/social-media/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as socialMediaAdminGenerated };
export type CreateSocialMediaApiResponse = /** status 201 The entity */ SocialMediaResponse;
export type CreateSocialMediaApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreateSocialMediaRequest;
};
export type RemoveSocialMediaApiResponse = unknown;
export type RemoveSocialMediaApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type GetSocialMediaApiResponse = /** status 200 The entity */ SocialMediaResponse;
export type GetSocialMediaApiArg = number;
export type UpdateSocialMediaApiResponse = /** status 200 The entity */ SocialMediaResponse;
export type UpdateSocialMediaApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateSocialMediaRequest;
};
export const {
  useCreateSocialMediaMutation,
  useRemoveSocialMediaMutation,
  useGetSocialMediaQuery,
  useLazyGetSocialMediaQuery,
  useUpdateSocialMediaMutation,
} = injectedRtkApi;
