// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  CreatePricePeriodRequest,
  PricePeriodResponse,
  UpdatePricePeriodRequest,
} from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPricePeriods: build.query<ListPricePeriodsApiResponse, ListPricePeriodsApiArg>({
      query: () => ({ url: `/price-periods` }),
    }),
    createPricePeriod: build.mutation<CreatePricePeriodApiResponse, CreatePricePeriodApiArg>({
      query: (queryArg) => ({
        url: `/price-periods`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    removePricePeriod: build.mutation<RemovePricePeriodApiResponse, RemovePricePeriodApiArg>({
      query: (queryArg) => ({
        url: `/price-periods/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getPricePeriod: build.query<GetPricePeriodApiResponse, GetPricePeriodApiArg>({
      query: (queryArg) => ({
        url: `/price-periods/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updatePricePeriod: build.mutation<UpdatePricePeriodApiResponse, UpdatePricePeriodApiArg>({
      query: (queryArg) => ({
        url: `/price-periods/${encodeURIComponent(String(queryArg.id))}`,
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
export { injectedRtkApi as pricePeriodsAdminGenerated };
export type ListPricePeriodsApiResponse = /** status 200 The list */ PricePeriodResponse[];
export type ListPricePeriodsApiArg = void;
export type CreatePricePeriodApiResponse = /** status 201 The entity */ PricePeriodResponse;
export type CreatePricePeriodApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  body: CreatePricePeriodRequest;
};
export type RemovePricePeriodApiResponse = unknown;
export type RemovePricePeriodApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
};
export type GetPricePeriodApiResponse = /** status 200 The entity */ PricePeriodResponse;
export type GetPricePeriodApiArg = number;
export type UpdatePricePeriodApiResponse = /** status 200 The entity */ PricePeriodResponse;
export type UpdatePricePeriodApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  id: number;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdatePricePeriodRequest;
};
export const {
  useListPricePeriodsQuery,
  useLazyListPricePeriodsQuery,
  useCreatePricePeriodMutation,
  useRemovePricePeriodMutation,
  useGetPricePeriodQuery,
  useLazyGetPricePeriodQuery,
  useUpdatePricePeriodMutation,
} = injectedRtkApi;
