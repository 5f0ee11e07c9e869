// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSiteSettings: build.query<ListSiteSettingsApiResponse, ListSiteSettingsApiArg>({
      query: () => ({ url: `/site-settings` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as siteSettingsGenerated };
export type ListSiteSettingsApiResponse = /** status 200 The list */ SiteSettingResponse[];
export type ListSiteSettingsApiArg = void;
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
export const { useListSiteSettingsQuery } = injectedRtkApi;
