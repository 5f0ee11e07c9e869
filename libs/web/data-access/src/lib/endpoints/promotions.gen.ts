// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};
export type AvailabilityResponse = {
  state: 'sold_out';
  /** The last day of it, in the venue's zone; null until the owner says otherwise */
  until: string | null;
};
export type PriceSpanResponse = {
  from: string;
  /** That of the price period, if one sets it */
  name: string | null;
  /** Rupiah before the discount, if a promotion applies */
  original_price: number | null;
  /** Rupiah that a visitor pays */
  price: number;
  /** The last day */
  until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};
export type PromotionPackage = {
  availability: AvailabilityResponse | null;
  /** How many people one unit of the price is for */
  capacity: number | null;
  id: number;
  image_url: string;
  name: string;
  /** Rupiah before the discount */
  original_price: number;
  /** Rupiah, reduced by this promotion's discount */
  price: number;
  /** What the price is for */
  price_unit: string | null;
  /** The same two prices on days of the next 120 with another price before the discount, if there are such, whatever the weekdays of the promotion */
  prices?: PriceSpanResponse[];
};
export type PromotionResponse = {
  createdAt: string;
  description: string | null;
  /** Percent */
  discount_percent: number;
  /** Whether visitors do not see it; only in responses to a valid token */
  hidden?: boolean;
  id: number;
  image_focus_x: number | null;
  image_focus_y: number | null;
  image_height: number | null;
  image_placeholder: string | null;
  /** A picture of 1200 x 630 for chat previews, with the discount */
  image_preview_url: string;
  /** Empty where there is no image */
  image_sources: ImageSource[];
  image_url: string | null;
  image_width: number | null;
  /** Hidden packages are only in responses to a valid token */
  packages: PromotionPackage[];
  terms: string | null;
  title: string;
  updatedAt: string;
  /** A day in the venue's zone */
  valid_from: string;
  /** The last day of it, in the venue's zone */
  valid_until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};
export type ErrorResponse = {
  error: string;
  /** Maps each bad field to its message */
  fields?: {
    [key: string]: string;
  };
  /** One Indonesian sentence fit for a person */
  message: string;
  statusCode: number;
};
export const { useListPromotionsQuery, useListFeaturedPromotionsQuery, useGetPromotionQuery } =
  injectedRtkApi;
