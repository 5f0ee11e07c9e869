// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
      query: () => ({ url: `/packages` }),
    }),
    listFeaturedPackages: build.query<ListFeaturedPackagesApiResponse, ListFeaturedPackagesApiArg>({
      query: () => ({ url: `/packages/featured` }),
    }),
    getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listOtherPackages: build.query<ListOtherPackagesApiResponse, ListOtherPackagesApiArg>({
      query: (queryArg) => ({
        url: `/packages/${encodeURIComponent(String(queryArg))}/others`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as packagesGenerated };
export type ListPackagesApiResponse = /** status 200 The list */ PackageResponse[];
export type ListPackagesApiArg = void;
export type ListFeaturedPackagesApiResponse = /** status 200 The list */ PackageResponse[];
export type ListFeaturedPackagesApiArg = void;
export type GetPackageApiResponse = /** status 200 The entity */ PackageResponse;
export type GetPackageApiArg = number;
export type ListOtherPackagesApiResponse = /** status 200 The list */ PackageResponse[];
export type ListOtherPackagesApiArg = number;
export type AvailabilityResponse = {
  state: 'sold_out';
  /** The last day of it, in the venue's zone; null until the owner says otherwise */
  until: string | null;
};
export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};
export type PackageImageResponse = {
  id: string;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
};
export type PackageItem = {
  item_name: string;
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
export type PackagePromotion = {
  description: string | null;
  /** Percent */
  discount_percent: number;
  id: number;
  title: string;
  /** The last day of it, in the venue's zone */
  valid_until: string;
  /** Days of the week, ISO 8601: 1 is Monday; every day if empty */
  weekdays: number[];
};
export type PackageResponse = {
  availability: AvailabilityResponse | null;
  /** How many people one unit of the price is for */
  capacity: number | null;
  createdAt: string;
  description: string | null;
  /** Percent */
  discount_percent: number | null;
  duration: string | null;
  /** Whether visitors do not see it; only in responses to a valid token */
  hidden?: boolean;
  id: number;
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x: number;
  /** The same of the height, from the top edge */
  image_focus_y: number;
  /** Pixels, of the file at image_url */
  image_height: number;
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder: string | null;
  /** A picture of 1200 x 630 for chat previews, with name and price */
  image_preview_url: string;
  image_sources: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url: string;
  /** Pixels, of the file at image_url */
  image_width: number;
  /** In their order; the first one is that of the `image_` fields */
  images: PackageImageResponse[];
  items: PackageItem[];
  meeting_point: string | null;
  /** An http or https URL of a map */
  meeting_point_url: string | null;
  minimum_age: string | null;
  name: string;
  /** Rupiah before the discount; there only while a promotion applies */
  original_price?: number;
  /** Rupiah: what the owner entered, which holds where no price period does; only in responses to a valid token */
  own_price?: number;
  /** Rupiah that a visitor pays */
  price: number;
  /** What the price is for */
  price_unit: string | null;
  /** The other prices of the next 120 days; spans share no day */
  prices: PriceSpanResponse[];
  promotion: PackagePromotion | null;
  promotion_id: number | null;
  route: string | null;
  terms: string | null;
  updatedAt: string;
  what_to_bring: string | null;
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
export const {
  useListPackagesQuery,
  useListFeaturedPackagesQuery,
  useGetPackageQuery,
  useListOtherPackagesQuery,
} = injectedRtkApi;
