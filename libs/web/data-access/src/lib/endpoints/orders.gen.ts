// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { QuoteResponse, ShownOrderResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderToken: build.query<GetOrderTokenApiResponse, GetOrderTokenApiArg>({
      query: (queryArg) => ({
        url: `/orders/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotes/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ordersGenerated };
export type GetOrderTokenApiResponse = /** status 200 The entity */ ShownOrderResponse;
export type GetOrderTokenApiArg =
  /** With any marks, spaces and escapes that chats put around and into it */ string;
export type GetQuoteApiResponse = /** status 200 The entity */ QuoteResponse;
export type GetQuoteApiArg = string;
export const { useGetOrderTokenQuery, useGetQuoteQuery } = injectedRtkApi;
