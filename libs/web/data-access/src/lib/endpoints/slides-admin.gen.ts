// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  CreateSlideRequest,
  OrderRequest,
  SlideResponse,
  UpdateSlideRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSlide: build.mutation<CreateSlideApiResponse, CreateSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateSlideOrder: build.mutation<UpdateSlideOrderApiResponse, UpdateSlideOrderApiArg>({
      query: (queryArg) => ({
        url: `/slides/order`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removeSlide: build.mutation<RemoveSlideApiResponse, RemoveSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getSlide: build.query<GetSlideApiResponse, GetSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateSlide: build.mutation<UpdateSlideApiResponse, UpdateSlideApiArg>({
      query: (queryArg) => ({
        url: `/slides/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as slidesAdminGenerated };
export type CreateSlideApiResponse = /** status 201 The entity */ SlideResponse;
export type CreateSlideApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreateSlideRequest;
};
export type UpdateSlideOrderApiResponse = /** status 200 The list */ SlideResponse[];
export type UpdateSlideOrderApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: OrderRequest;
};
export type RemoveSlideApiResponse = unknown;
export type RemoveSlideApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type GetSlideApiResponse = /** status 200 The entity */ SlideResponse;
export type GetSlideApiArg = number;
export type UpdateSlideApiResponse = /** status 200 The entity */ SlideResponse;
export type UpdateSlideApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateSlideRequest;
};
export const {
  useCreateSlideMutation,
  useUpdateSlideOrderMutation,
  useRemoveSlideMutation,
  useGetSlideQuery,
  useLazyGetSlideQuery,
  useUpdateSlideMutation,
} = injectedRtkApi;
