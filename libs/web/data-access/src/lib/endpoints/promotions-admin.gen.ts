// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
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
export type CreatePromotionRequest = {
  description?: string;
  /** Percent */
  discount_percent: number;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** Ids of the packages as a JSON list; the first one lends its image */
  package_ids: string;
  terms?: string;
  title: string;
  valid_from: string;
  valid_until: string;
  /** Days of the week as a JSON list, 1 is Monday; empty: every day */
  weekdays?: string;
};
export type UpdatePromotionRequest = {
  description?: string;
  /** Percent */
  discount_percent?: number;
  /** Whether visitors do not see it */
  hidden?: boolean;
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
  /** Ids of the packages as a JSON list; the first one lends its image */
  package_ids?: string;
  terms?: string;
  title?: string;
  valid_from?: string;
  valid_until?: string;
  /** Days of the week as a JSON list, 1 is Monday; empty: every day */
  weekdays?: string;
};
export const {
  useCreatePromotionMutation,
  useRemovePromotionMutation,
  useUpdatePromotionMutation,
} = injectedRtkApi;
