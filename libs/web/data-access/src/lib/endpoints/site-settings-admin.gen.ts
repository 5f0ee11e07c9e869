// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateHomeImage: build.mutation<UpdateHomeImageApiResponse, UpdateHomeImageApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/home_image`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    removeIconImage: build.mutation<RemoveIconImageApiResponse, RemoveIconImageApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/icon_image`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg,
        },
      }),
    }),
    updateIconImage: build.mutation<UpdateIconImageApiResponse, UpdateIconImageApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/icon_image`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    removeLogoImage: build.mutation<RemoveLogoImageApiResponse, RemoveLogoImageApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/logo_image`,
        method: 'DELETE',
        headers: {
          'Idempotency-Key': queryArg,
        },
      }),
    }),
    updateLogoImage: build.mutation<UpdateLogoImageApiResponse, UpdateLogoImageApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/logo_image`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getSiteSetting: build.query<GetSiteSettingApiResponse, GetSiteSettingApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateSiteSetting: build.mutation<UpdateSiteSettingApiResponse, UpdateSiteSettingApiArg>({
      query: (queryArg) => ({
        url: `/site-settings/${encodeURIComponent(String(queryArg.key))}`,
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
export { injectedRtkApi as siteSettingsAdminGenerated };
export type UpdateHomeImageApiResponse = /** status 200 The entity */ SiteSettingResponse;
export type UpdateHomeImageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateSettingImageRequest;
};
export type RemoveIconImageApiResponse = unknown;
export type RemoveIconImageApiArg =
  | /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */ string
  | undefined;
export type UpdateIconImageApiResponse = /** status 200 The entity */ SiteSettingResponse;
export type UpdateIconImageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateSettingImageRequest;
};
export type RemoveLogoImageApiResponse = unknown;
export type RemoveLogoImageApiArg =
  | /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */ string
  | undefined;
export type UpdateLogoImageApiResponse = /** status 200 The entity */ SiteSettingResponse;
export type UpdateLogoImageApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  body: UpdateSettingImageRequest;
};
export type GetSiteSettingApiResponse = /** status 200 The entity */ SiteSettingResponse;
export type GetSiteSettingApiArg =
  | 'home_description'
  | 'home_image'
  | 'logo_image'
  | 'icon_image'
  | 'site_name'
  | 'site_description'
  | 'address'
  | 'opening_hours'
  | 'maps_url'
  | 'latitude'
  | 'longitude'
  | 'notice'
  | 'notice_until'
  | 'order_menu_number'
  | 'order_package_number'
  | 'tagline'
  | 'place_type'
  | 'accent_color'
  | 'surface_color'
  | 'hero_line'
  | 'home_menu_line'
  | 'home_packages_line'
  | 'home_promotions_line'
  | 'home_contact_line'
  | 'menu_introduction'
  | 'packages_introduction'
  | 'promotions_introduction'
  | 'contact_introduction'
  | 'home_name'
  | 'menu_name'
  | 'packages_name'
  | 'promotions_name'
  | 'contact_name';
export type UpdateSiteSettingApiResponse = /** status 200 The entity */ SiteSettingResponse;
export type UpdateSiteSettingApiArg = {
  /** Any text that the client makes up for this request. For 24 hours after it succeeded, a repeat with the same key gets the same response and changes nothing */
  'Idempotency-Key'?: string;
  /** The version that may be replaced: the ETag of a GET of the entity, or its `updatedAt` in quotes */
  'If-Match'?: string;
  key:
    | 'home_description'
    | 'site_name'
    | 'site_description'
    | 'address'
    | 'opening_hours'
    | 'maps_url'
    | 'latitude'
    | 'longitude'
    | 'notice'
    | 'notice_until'
    | 'order_menu_number'
    | 'order_package_number'
    | 'tagline'
    | 'place_type'
    | 'accent_color'
    | 'surface_color'
    | 'hero_line'
    | 'home_menu_line'
    | 'home_packages_line'
    | 'home_promotions_line'
    | 'home_contact_line'
    | 'menu_introduction'
    | 'packages_introduction'
    | 'promotions_introduction'
    | 'contact_introduction'
    | 'home_name'
    | 'menu_name'
    | 'packages_name'
    | 'promotions_name'
    | 'contact_name';
  body: UpdateSiteSettingRequest;
};
export type ImageSource = {
  srcset: string;
  type: 'image/avif' | 'image/webp';
};
export type SiteSettingResponse = {
  /** The point that crops keep in view: percent of the width from the left edge */
  image_focus_x?: number;
  /** The same of the height, from the top edge */
  image_focus_y?: number;
  /** Of a logo with transparent pixels: the ground on which it is seen */
  image_ground?: 'surface' | 'dark' | 'white';
  /** Pixels, of the file at image_url */
  image_height?: number;
  /** Of the icon: what the paths of its pictures begin with; they end in -32.png, -180.png, -192.png, -512.png, -maskable-192.png and -maskable-512.png */
  image_icons?: string;
  /** Of the logo: why the name stands beside it. It has no room for the name, would be small in the bar, cannot be read there, or is not seen whole on any ground */
  image_name_beside?: 'narrow' | 'wide' | 'unread' | 'faint';
  /** A tiny picture as a data URI, to show until the image is there */
  image_placeholder?: string | null;
  /** Of the home image: a picture of 1200 x 630 for chat previews */
  image_preview_url?: string;
  image_sources?: ImageSource[];
  /** A JPEG, but a WebP of a picture with transparency, which fits every ground */
  image_url?: string;
  /** Pixels, of the file at image_url */
  image_width?: number;
  key: string;
  /** Of the notice: since when it has been this text, as the same one may be written again */
  updatedAt?: string;
  /** A text, or the URL of an image; null once it was cleared */
  value: string | null;
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
export type UpdateSettingImageRequest = {
  /** JPEG, PNG, GIF, WebP or AVIF, up to 5,242,880 bytes and 50 megapixels */
  image?: Blob;
  /** The point that crops keep in view: percent from the left edge, with `image_focus_y` */
  image_focus_x?: number;
  /** The point that crops keep in view: percent from the top edge, with `image_focus_x` */
  image_focus_y?: number;
};
export type UpdateSiteSettingRequest = {
  /** Ignored */
  type?: string;
  /** Empty clears it */
  value: string | null;
};
export const {
  useUpdateHomeImageMutation,
  useRemoveIconImageMutation,
  useUpdateIconImageMutation,
  useRemoveLogoImageMutation,
  useUpdateLogoImageMutation,
  useGetSiteSettingQuery,
  useLazyGetSiteSettingQuery,
  useUpdateSiteSettingMutation,
} = injectedRtkApi;
