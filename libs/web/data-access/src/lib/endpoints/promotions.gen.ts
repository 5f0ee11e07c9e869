// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type { PromotionResponse } from './types.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<ListPromotionsApiResponse, ListPromotionsApiArg>({
      query: () => ({ url: `/promotions` }),
    }),
    listFeaturedPromotions: build.query<
      ListFeaturedPromotionsApiResponse,
      ListFeaturedPromotionsApiArg
    >({
      query: () => ({ url: `/promotions/featured` }),
    }),
    getPromotion: build.query<GetPromotionApiResponse, GetPromotionApiArg>({
      query: (queryArg) => ({
        url: `/promotions/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as promotionsGenerated };
export type ListPromotionsApiResponse = /** status 200 The list */ PromotionResponse[];
export type ListPromotionsApiArg = void;
export type ListFeaturedPromotionsApiResponse = /** status 200 The list */ PromotionResponse[];
export type ListFeaturedPromotionsApiArg = void;
export type GetPromotionApiResponse = /** status 200 The entity */ PromotionResponse;
export type GetPromotionApiArg = number;
export const { useListPromotionsQuery, useListFeaturedPromotionsQuery, useGetPromotionQuery } =
  injectedRtkApi;
