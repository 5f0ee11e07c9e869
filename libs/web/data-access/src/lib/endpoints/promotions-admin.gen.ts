// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  CreatePromotionRequest,
  PromotionResponse,
  UpdatePromotionRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPromotion: build.mutation<CreatePromotionApiResponse, CreatePromotionApiArg>({
      query: (queryArg) => ({
        url: `/promotions`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removePromotion: build.mutation<RemovePromotionApiResponse, RemovePromotionApiArg>({
      query: (queryArg) => ({
        url: `/promotions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updatePromotion: build.mutation<UpdatePromotionApiResponse, UpdatePromotionApiArg>({
      query: (queryArg) => ({
        url: `/promotions/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as promotionsAdminGenerated };
export type CreatePromotionApiResponse = /** status 201 The entity */ PromotionResponse;
export type CreatePromotionApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreatePromotionRequest;
};
export type RemovePromotionApiResponse = unknown;
export type RemovePromotionApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type UpdatePromotionApiResponse = /** status 200 The entity */ PromotionResponse;
export type UpdatePromotionApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdatePromotionRequest;
};
export const {
  useCreatePromotionMutation,
  useRemovePromotionMutation,
  useUpdatePromotionMutation,
} = injectedRtkApi;
