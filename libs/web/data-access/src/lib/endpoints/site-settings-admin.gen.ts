// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import type {
  SiteSettingResponse,
  UpdateSettingImageRequest,
  UpdateSiteSettingRequest,
} from './types.gen';
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
  | 'directions'
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
  | 'contact_name'
  | 'english';
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
    | 'directions'
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
    | 'contact_name'
    | 'english';
  body: UpdateSiteSettingRequest;
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
