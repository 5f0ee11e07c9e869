// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenuItems: build.query<ListMenuItemsApiResponse, ListMenuItemsApiArg>({
      query: () => ({ url: `/menu-items` }),
    }),
    listFeaturedMenuItems: build.query<
      ListFeaturedMenuItemsApiResponse,
      ListFeaturedMenuItemsApiArg
    >({
      query: () => ({ url: `/menu-items/featured` }),
    }),
    getMenuItem: build.query<GetMenuItemApiResponse, GetMenuItemApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    listOtherMenuItems: build.query<ListOtherMenuItemsApiResponse, ListOtherMenuItemsApiArg>({
      query: (queryArg) => ({
        url: `/menu-items/${encodeURIComponent(String(queryArg))}/others`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as menuItemsGenerated };
export type ListMenuItemsApiResponse = /** status 200 The list */ MenuItemResponse[];
export type ListMenuItemsApiArg = void;
export type ListFeaturedMenuItemsApiResponse = /** status 200 The list */ MenuItemResponse[];
export type ListFeaturedMenuItemsApiArg = void;
export type GetMenuItemApiResponse = /** status 200 The entity */ MenuItemResponse;
export type GetMenuItemApiArg = number;
export type ListOtherMenuItemsApiResponse = /** status 200 The list */ MenuItemResponse[];
export type ListOtherMenuItemsApiArg = number;
export type AvailabilityResponse = {
  state: 'sold_out';
  /** The last day of it, in the venue's zone; null until the owner says otherwise */
  until: string | null;
};
export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};
export type MenuItemResponse = {
  availability: AvailabilityResponse | null;
  /** Name of its category */
  category: string | null;
  createdAt: string;
  description: string | null;
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
  name: string;
  /** Rupiah */
  price: number;
  /** What the price is for */
  price_unit: string | null;
  updatedAt: string;
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
  useListMenuItemsQuery,
  useListFeaturedMenuItemsQuery,
  useGetMenuItemQuery,
  useListOtherMenuItemsQuery,
} = injectedRtkApi;
